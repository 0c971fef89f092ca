import { homePositions } from '@kariera/shared/contracts/reading/home'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type {
  CollectionBeforeDeleteHook,
  CollectionConfig,
  FieldHook,
  NumberField,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { z } from 'zod'
import { restrictAnonymousQueries } from '../../lib/access/restrictAnonymousQueries.ts'
import { normalised } from '../../lib/validation/normalise.ts'
import { requiredText } from '../../lib/validation/texts.ts'
import { label } from '../../admin/i18n/labels.ts'
import { announceChange, announceDeletion } from '../../publishing/announceDocument.ts'
import { connectionOf } from '../../lib/db/connection.ts'
import { editors, nobody } from '../../lib/access/roles.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { bannerSide, maxSide, usualSize } from './bannerSide.ts'
import { saveReportField } from '../../editing/saving/saveReportField.ts'
import { select, selectOne } from '../../lib/db/select.ts'

const texts = backOfficeTexts.bannerPosition

/**
 * Refuses to delete a position that is in use. Home needs its own positions; for the others, the lock waits for
 * transactions that put a banner there.
 *
 * @throws {APIError} 409 with the number of banners
 */
const refuseWhileInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const connection = await connectionOf(req)
  const [position] = await select(
    connection,
    z.object({ name: z.string() }),
  )`SELECT banner_position AS name FROM banner_positions WHERE id = ${id} FOR UPDATE`
  if (homePositions.some((name) => name === position?.name)) throw httpError(req, texts.ofHome, 409)
  const { count } = await selectOne(
    connection,
    z.object({ count: z.number() }),
  )`SELECT count(*)::int AS count FROM banners WHERE position_id = ${id}`
  if (count > 0) throw httpError(req, texts.inUse(count), 409)
}

async function isOfHome(req: PayloadRequest, id: number) {
  const position = await req.payload.findByID({
    collection: 'banner-positions',
    id,
    depth: 0,
    disableErrors: true,
  })
  return homePositions.some((name) => name === position?.bannerPosition) ? texts.ofHome : null
}

/** Lower-case letters, digits and underscores; a former one with others stays. */
const validId: TextFieldSingleValidation = (value, options) => {
  const isNew = options.operation === 'create'
  if (isNew && typeof value === 'string' && /[^a-z0-9_]/.test(value.trim()))
    return inLanguageOf(options.req, texts.idHint)
  return requiredText(texts.incomplete)(value, options)
}

/**
 * Positions of banners on pages, with their sizes. Pages refer to them by their ids; the positions of home always
 * exist.
 */
export const bannerPositions: CollectionConfig = {
  slug: 'banner-positions',
  labels: {
    singular: label('Banner position', 'Позиция на банери'),
    plural: label('Banner positions', 'Позиции на банери'),
  },
  admin: {
    useAsTitle: 'dropdownName',
    defaultColumns: ['dropdownName', 'bannerPosition', 'pages', 'width', 'height'],
    group: label('Banners', 'Банери'),
  },
  defaultSort: 'dropdownName',
  access: { read: () => true, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [restrictAnonymousQueries, refuseAnonymous('create', 'update', 'delete')],
    beforeDelete: [refuseWhileInUse],
    afterChange: [announceChange('banner-positions')],
    afterDelete: [announceDeletion('banner-positions')],
  },
  custom: { keptBy: 'uses', mayNotGo: isOfHome },
  fields: [
    saveReportField({
      path: '/banner-positions',
      notAdded: texts.notCreated,
      notUpdated: backOfficeTexts.saving.notSaved,
    }),
    {
      name: 'bannerPosition',
      type: 'text',
      label: texts.id,
      required: true,
      unique: true,
      index: true,
      validate: validId,
      // Pages refer to the position by this id.
      access: { update: nobody },
      hooks: { beforeValidate: [normalised] },
      admin: {
        placeholder: 'home_header',
        description: texts.idHint,
      },
    },
    {
      name: 'dropdownName',
      type: 'text',
      label: texts.name,
      required: true,
      validate: requiredText(texts.incomplete),
      hooks: { beforeValidate: [normalised] },
    },
    {
      name: 'pages',
      type: 'ui',
      label: texts.pages,
      admin: {
        components: {
          Cell: '/collections/banners/components/position/PositionPages.tsx#PagesCell',
          Field: '/collections/banners/components/position/PositionPages.tsx#PagesField',
        },
      },
    },
    {
      type: 'row',
      fields: [side('width', texts.width), side('height', texts.height)],
    },
  ],
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}

function side(name: 'width' | 'height', fieldLabel: Record<string, string>): NumberField {
  const whole: FieldHook = ({ value, operation }: { value?: unknown; operation?: string }) =>
    value === undefined && operation === 'create' ? usualSize[name] : bannerSide(value, name)
  return {
    name,
    type: 'number',
    label: fieldLabel,
    required: true,
    defaultValue: usualSize[name],
    min: 1,
    max: maxSide,
    hooks: { beforeValidate: [whole] },
    admin: { step: 1 },
  }
}
