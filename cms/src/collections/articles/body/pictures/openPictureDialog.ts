import { createCommand, type LexicalCommand } from '@payloadcms/richtext-lexical/lexical'

/** `replace`: key of the picture whose place the chosen one takes. `files`: pictures to upload, dropped or pasted. */
export type PictureWish = { replace?: string; files?: File[] }

/** Opens the dialog in which a picture is chosen or uploaded for the text. */
export const OPEN_PICTURE_DIALOG: LexicalCommand<PictureWish> = createCommand('OPEN_PICTURE_DIALOG')
