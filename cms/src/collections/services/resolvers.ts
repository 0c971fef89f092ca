import type { Service as ServiceView, ServiceCard } from '@kariera/shared/contracts/reading/pages'
import type { Service } from '@kariera/shared/payload-types'
import { servicePath } from '@kariera/shared/routes'
import { pictureTag, servicesTag, serviceTag } from '@kariera/shared/tags'
import { bodyHtmlOf } from '../articles/body/bodyHtml.ts'
import { formerPathsOf } from '../redirects/formerAddresses.ts'
import { picturesIn } from '../articles/body/picturesIn.ts'
import { asReader, type Answer, type Reader } from '../../content-api/reader.ts'
import { once, oneByOne, type Resolvers } from '../../content-api/resolver.ts'

/** Queries of the site about services. */
export const serviceResolvers = {
  service: oneByOne(({ slug }, reader) => resolveService(slug, reader)),
  services: once(resolveServices),
} satisfies Partial<Resolvers>

/** Largest number of services on one page. */
const maxServices = 200

/** Returns all services, the oldest first. */
async function resolveServices(reader: Reader): Promise<Answer<ServiceCard[]>> {
  const { docs } = await reader.payload.find({
    collection: 'services',
    sort: ['createdAt', 'id'],
    limit: maxServices,
    pagination: false,
    ...asReader(reader),
    depth: 0,
    select: { title: true, slug: true, description: true, icon: true },
  })
  return {
    value: docs.flatMap((service) => cardOfService(service) ?? []),
    tags: [servicesTag, ...docs.map(({ id }) => serviceTag(id))],
  }
}

/** Returns a service with its form; null if there is none with this slug. */
async function resolveService(slug: string, reader: Reader): Promise<Answer<ServiceView | null>> {
  const { docs } = await reader.payload.find({
    collection: 'services',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    ...asReader(reader),
  })
  const [service] = docs
  const card = service && cardOfService(service)
  if (!card) return { value: null, tags: [] }
  const former = await formerPathsOf(reader.payload.db.drizzle, 'services', [service.id])
  return {
    value: {
      ...card,
      bodyHtml: bodyHtmlOf(service.body),
      form: formOf(service),
      formerPaths: (former.get(service.id) ?? []).filter((path) => path !== card.path),
    },
    tags: [serviceTag(service.id), ...picturesIn(service.body).map(pictureTag)],
  }
}

/** Returns the paths of all services. */
export async function readServicePaths(reader: Reader): Promise<string[]> {
  const { value } = await resolveServices(reader)
  return value.map(({ path }) => path)
}

type CardSource = Pick<Service, 'id' | 'title' | 'slug' | 'description' | 'icon'>

function cardOfService({ id, title, slug, description, icon }: CardSource): ServiceCard | null {
  return slug ? { id, path: servicePath(slug), title, description, icon } : null
}

/** Returns the fields of its form as readers see them. */
export function formOf({ form }: Pick<Service, 'form'>): ServiceView['form'] {
  return (form ?? []).map((field) => ({
    id: String(field.id),
    type: field.type,
    label: field.label,
    placeholder: field.placeholder ?? '',
    required: field.required ?? false,
    options: field.options ?? [],
  }))
}
