import { rewrittenDrawing } from './jobs.ts'
import { pictureProcess } from './pictureProcess.ts'

/**
 * Rewrites a drawing (collections/media/svg/rewriteSvg.ts) in the picture process, because reading it blocks its
 * process.
 *
 * @returns null if it is not a drawing, 'tooComplex' if it has too many rules for its elements
 * @throws {PicturesBusy} if too many files are waiting
 * @throws {TooCostly} if it took too long
 */
export async function rewriteDrawing(text: string): Promise<{ svg: string } | 'tooComplex' | null> {
  return rewrittenDrawing.parse(await pictureProcess.begin({ do: 'rewriteDrawing', text }))
}
