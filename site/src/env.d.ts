import type { Content } from './content/content.ts'

declare global {
  namespace App {
    interface Locals {
      /** The only way to content: it records what the page reads. */
      content: Content
    }
  }
}
