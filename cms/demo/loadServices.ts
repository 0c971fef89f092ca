import type { Payload } from 'payload'
import { services, type DemoService } from './services.ts'

/** Places the services, the first shown first. What is there already is left as it is. */
export async function loadServices(payload: Payload): Promise<void> {
  for (const service of services) await placeService(payload, service)
}

async function placeService(payload: Payload, service: DemoService): Promise<void> {
  const { title, description, icon, form } = service
  const collection = 'services'
  const where = { title: { equals: title } }
  const { totalDocs } = await payload.count({ collection, where })
  if (totalDocs > 0) return
  const body = service.body(withoutPictures)
  await payload.create({ collection, data: { title, description, icon, body, form }, depth: 0 })
}

function withoutPictures(key: string): never {
  throw new Error(`The services of the demo show no pictures, such as ${key}.`)
}
