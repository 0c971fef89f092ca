declare namespace App {
  interface Locals {
    /** The only way to content: it records what the page reads. */
    content: import('./content/content.ts').Content
  }
}
