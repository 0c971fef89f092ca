import type { Media } from '@kariera/shared/payload-types'
import { FieldDiffContainer, getHTMLDiffComponents } from '@payloadcms/ui/rsc'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { FieldDiffServerProps, Payload, RichTextField } from 'payload'
import { z } from 'zod'
import { toText, wholeWords } from '#editing/versions/wholeWords.ts'
import { bodyHtmlOf } from './bodyHtml.ts'
import { nodesIn } from './nodesIn.ts'
import { picturesIn } from './picturesIn.ts'
import css from './Text.module.css'

const bodySchema = z.custom<SerializedEditorState>((value) => nodesIn(value).length > 0)
const figures =
  /<figure><img src="([^"]*)"[^>]*? alt="([^"]*)"[^>]*><figcaption>([^<]*)<\/figcaption><\/figure>/g

/** Compares the texts of two versions as readers see them; of a picture also what it shows, in words. */
export async function BodyDiff(props: FieldDiffServerProps<RichTextField>) {
  const { comparisonValue, versionValue, clientField, i18n, nestingLevel = 0, req } = props
  const ids = [comparisonValue, versionValue].flatMap(picturesIn)
  const pictures = await picturesOf(req.payload, ids)
  const { From, To } = getHTMLDiffComponents({
    fromHTML: wholeWords(htmlOf(comparisonValue, pictures)),
    toHTML: wholeWords(htmlOf(versionValue, pictures)),
    postProcess: toText,
    tokenizeByCharacter: false,
  })
  const label = 'label' in clientField ? clientField.label : undefined
  return (
    <FieldDiffContainer
      className={`lexical-diff ${css.bodyDiff}`}
      From={From}
      i18n={i18n}
      label={{ label }}
      nestingLevel={nestingLevel}
      To={To}
    />
  )
}

type Pictures = ReadonlyMap<number, Media>

async function picturesOf(payload: Payload, ids: number[]): Promise<Pictures> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    limit: ids.length,
    pagination: false,
  })
  return new Map(docs.map((picture) => [picture.id, picture]))
}

function htmlOf(value: unknown, pictures: Pictures): string {
  const { data: body } = bodySchema.safeParse(structuredClone(value))
  for (const node of nodesIn(body)) {
    const [id] = node.type === 'upload' ? picturesIn(node) : []
    if (id !== undefined) node.value = pictures.get(id)
  }
  const html = bodyHtmlOf(body).replaceAll(
    figures,
    (_, src: string, alt: string, caption: string) =>
      `<p><img alt="" src="${src}"> ${[alt, caption].filter(Boolean).join(' – ')}</p>`,
  )
  return html || '<p></p>'
}
