import { rewrittenDrawing } from './jobs.ts'
import { pictureProcess } from './pictureProcess.ts'

/**
 * A drawing written anew (collections/media/svg/rewriteSvg.ts) in the process of pictures: reading it holds whoever does.
 *
 * @returns null where it is none, 'tooComplex' where there are more rules for its elements than anybody draws
 * @throws {PicturesBusy} where too many files are in line
 * @throws {TooCostly} where it took too long
 */
export async function rewriteDrawing(text: string): Promise<{ svg: string } | 'tooComplex' | null> {
  return rewrittenDrawing.parse(await pictureProcess.begin({ do: 'rewriteDrawing', text }))
}
