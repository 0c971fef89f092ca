import { migrateDatabase } from './migrateDatabase.ts'
import { settings } from './settings.ts'

await migrateDatabase(settings.databaseDirectUrl)
process.exit(0)
