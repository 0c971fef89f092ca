import { brandingSchema, maxBodyBytes, type BrandingCall } from '@kariera/shared/contracts/writing'
import { honeypotField } from '@kariera/shared/rules/readerForms'
import { brandingPath, servicePath } from '@kariera/shared/routes'
import { readerTexts } from '@kariera/shared/texts/reader'
import type { Service } from '@kariera/shared/payload-types'
import type { PayloadRequest } from 'payload'
import { formOf } from '../../services/resolvers.ts'
import { acceptRequest } from '../accept.ts'
import { acceptAndSend } from '../acceptAndSend.ts'
import { readFormValues } from '../readFormValues.ts'
import { submitterOf } from '../submitter.ts'
import { formEndpoint, notUnderstood, type FormCall } from './formCall.ts'
/** `POST /api/email/branding {formData, serviceName, formFields}` (P-CALL-1, R-BRAND-2). */
export const brandingEndpoint = formEndpoint(
  'branding',
  { maximumBytes: maxBodyBytes.branding, page: brandingPath },
  async (req, call) => {
    const { data } = brandingSchema.safeParse(callOf(call))
    if (!data) return notUnderstood
    const service = await serviceOf(req, data)
    if (!service) return { status: 404, error: readerTexts.branding.notFound }
    const page = servicePath(service.slug ?? '')
    const filled = readFormValues(formOf(service), data.formData)
    if ('error' in filled) return { status: 400, error: filled.error, page }
    const request = { service: service.id, serviceName: service.title, ...filled }
    const outcome = await acceptAndSend(req, () => acceptRequest(req, submitterOf(req), request))
    return { page, ...outcome }
  },
)

/** A plain form sends its fields beside the service name. */
function callOf({ isPlainForm, content }: FormCall): unknown {
  if (!isPlainForm || typeof content !== 'object' || content === null) return content
  const { serviceName, ...others }: Record<string, unknown> = { ...content }
  const filled = Object.entries(others).filter(([name]) => name !== honeypotField)
  return { serviceName, formData: Object.fromEntries(filled), formFields: [] }
}

/** Of several services with the same name, returns the one with this form. */
async function serviceOf(
  { payload }: PayloadRequest,
  { serviceName, formData, formFields }: BrandingCall,
): Promise<Service | undefined> {
  const { docs } = await payload.find({
    collection: 'services',
    where: { title: { equals: serviceName } },
    sort: '-createdAt',
    depth: 0,
    limit: 20,
    pagination: false,
  })
  const named = new Set([...Object.keys(formData), ...formFields.map(({ id }) => id)])
  const isOf = ({ form }: Service) => (form ?? []).some(({ id }) => named.has(String(id)))
  return docs.find(isOf) ?? docs[0]
}
