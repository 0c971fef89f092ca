/** Literal texts of the newsroom that the specification gives (back-office.md). */
export const backOfficeTexts = {
  title: 'Brand Admin',
  signingIn: 'Signing in...',
  figure: {
    photoBy: (author: string) => `Photo by ${author}`,
    authorUnknown: 'Author unknown',
    watchVideo: 'Гледайте видеото в YouTube',
  },
  article: {
    titleRequired: 'Title is required',
    bodyRequired: 'Content is required',
  },
  picture: {
    wrongType: 'Invalid file type. Please upload a JPG, PNG, GIF, or WebP image.',
    tooLarge: 'File size too large. Maximum size is 10MB.',
  },
} as const
