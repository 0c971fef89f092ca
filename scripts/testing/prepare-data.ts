import { runCommand } from '../../shared/src/commands/command.ts'
import { openSystem, prepare } from '../system.ts'

/** Makes the data folder of a new system, for `preparedData.ts`: what `npm start` does before its services run. */
await runCommand(async (stop) => {
  const system = await openSystem()
  try {
    await prepare(system, stop)
  } finally {
    await system.close()
  }
  return 0
})
