import type { PreviewTicket } from '@kariera/shared/contracts/previewToken'
import type { Content } from './content/content.ts'

declare global {
  namespace App {
    interface Locals {
      /** The only way to content: it records what the page reads. */
      content: Content
      /** What the token in the address allows; null or nothing where it allows nothing. */
      preview?: PreviewTicket | null
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** When the island comes alive (islands/atOnce.ts). */
    'client:at-once'?: boolean
    /** When the island comes alive (islands/whenNeeded.ts). */
    'client:needed'?: boolean | string
    /** When the island comes alive (islands/whenNear.ts). */
    'client:near'?: boolean
  }
}
