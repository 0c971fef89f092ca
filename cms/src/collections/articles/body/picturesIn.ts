import { isWaitingPicture } from '#editing/uses/waitingPicture.ts'
import { nodesIn } from './nodesIn.ts'

/** The ids of the pictures in a body, at any depth. */
export function picturesIn(text: unknown): number[] {
  return uploadsIn(text)
    .map(({ value }) => idOf(value))
    .filter((id): id is number => typeof id === 'number')
}

/** Number of pasted pictures in a text that the newsroom has not copied: with them it cannot be published. */
export function uncopiedIn(text: unknown): number {
  return uploadsIn(text).filter(isWaitingPicture).length
}

function uploadsIn(text: unknown) {
  return nodesIn(text).filter(({ type }) => type === 'upload')
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}
