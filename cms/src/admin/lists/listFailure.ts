import { valueStore } from '../state/valueStore.ts'

/** What failed with a row of the open list, empty if nothing: rows set it, the list shows it above the rows. */
export const listFailure = valueStore('')
