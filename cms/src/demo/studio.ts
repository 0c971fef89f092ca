/** Who drew the pictures of the demo publication. */
export const studio = 'Ателие „Кариера“'
