/** The publication's name until an editor chooses another. */
export const publicationName = 'Кариера'
