import type { ViewKind } from '@kariera/shared/contracts/viewBatch'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Field, FieldHook } from 'payload'
import { z } from 'zod'
import { signedInField } from '#lib/access/roles.ts'
import { viewsOf, type Views } from '../countViews.ts'

const texts = backOfficeTexts.views

/**
 * View counts of a document, computed when a signed-in user reads it (A-QUO-1, R-ART-9). Shown in the list; the
 * response to a save does not wait for them, and has null.
 */
export const viewFieldsOf = (kind: ViewKind): Field[] => [
  counted(kind, 'viewCount', texts.all),
  counted(kind, 'uniqueViews', texts.unique),
  {
    name: 'lastViewedAt',
    type: 'date',
    virtual: true,
    label: texts.last,
    access: { read: signedInField },
    hooks: { afterRead: [read(kind, 'lastViewedAt')] },
    admin: {
      readOnly: true,
      disableListFilter: true,
      condition: () => false,
    },
  },
]

function counted(
  kind: ViewKind,
  name: 'viewCount' | 'uniqueViews',
  fieldLabel: Record<string, string>,
): Field {
  return {
    name,
    type: 'number',
    virtual: true,
    label: fieldLabel,
    access: { read: signedInField },
    hooks: { afterRead: [read(kind, name)] },
    admin: { readOnly: true, disableListFilter: true, condition: () => false },
  }
}

const identified = z.object({ id: z.number() })

function read(kind: ViewKind, name: keyof Views): FieldHook {
  return async ({ originalDoc, siblingData, req, context, currentDepth = 1 }) => {
    // Counted only for signed-in users, and not for referenced documents.
    if (!req.user || context.isSave || currentDepth > 1) return null
    const { data } = identified.safeParse(originalDoc ?? siblingData)
    return data ? (await viewsOf(req, kind, data.id))[name] : null
  }
}
