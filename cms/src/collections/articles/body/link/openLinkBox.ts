import { createCommand, type LexicalCommand } from '@payloadcms/richtext-lexical/lexical'

/** Opens the box for a link at the selection, or for the link at the cursor. */
export const OPEN_LINK_BOX: LexicalCommand<undefined> = createCommand('OPEN_LINK_BOX')
