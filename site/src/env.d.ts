import type { PreviewTicket } from '@kariera/shared/contracts/previewToken'
import type { Content } from './content/content.ts'

declare global {
  namespace App {
    interface Locals {
      /** The only access to content: it records what the page reads. */
      content: Content
      /** The content of the token in the address; null or undefined if the token is not valid. */
      preview?: PreviewTicket | null
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** When the island is hydrated (islands/atOnce.ts). */
    'client:at-once'?: boolean
    /** When the island is hydrated (islands/whenNeeded.ts). */
    'client:needed'?: boolean | string
    /** When the island is hydrated (islands/whenNear.ts). */
    'client:near'?: boolean
  }
}
