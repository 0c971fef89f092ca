import type { Banner } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook, Payload } from 'payload'

/**
 * Gives a banner without a name one: what it shows, else the host that it leads to, else its position. A name that was
 * given so follows them.
 */
export const nameBanner: CollectionBeforeChangeHook<Banner> = async ({
  data,
  originalDoc,
  req: { payload },
}) => {
  const given = (data.title === undefined ? originalDoc?.title : data.title)?.trim()
  const isWish = given && given !== (originalDoc && (await nameOf(payload, originalDoc)))
  return { ...data, title: isWish ? given : await nameOf(payload, { ...originalDoc, ...data }) }
}

async function nameOf(payload: Payload, banner: Partial<Banner>): Promise<string> {
  const { alt, hyperlink, position } = banner
  const url = hyperlink ? URL.parse(hyperlink) : null
  const name = alt?.trim() || url?.hostname.replace(/^www\./, '')
  if (name) return name
  const id = typeof position === 'number' ? position : position?.id
  if (id === undefined) return ''
  const found = await payload.findByID({
    collection: 'banner-positions',
    id,
    depth: 0,
    disableErrors: true,
  })
  return found?.dropdownName ?? ''
}
