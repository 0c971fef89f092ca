/** What the documents of the test are called by. */
type Known = { category: number; hashtag: number; picture: number; body: object; run: string }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const link = (name: string, run: string) => ({ [name]: `https://${name}.example/${run}` })

/**
 * Another value for every field that somebody can write, in the order in which they are changed. That none is missing
 * is held by cms/src/publishing/changedFields.integration.test.ts.
 */
export const changedFields = {
  articles: ({ category, hashtag, picture, body, run }: Known) => ({
    title: { title: `Друго заглавие ${run}` },
    accent: { accent: `Друг акцент ${run}` },
    picture: { picture },
    body: { body },
    youtubeEmbed: { youtubeEmbed: 'https://youtu.be/aqz-KE-bpKQ' },
    facebookLink: link('facebookLink', run),
    instagramLink: link('instagramLink', run),
    youtubeLink: link('youtubeLink', run),
    tiktokLink: link('tiktokLink', run),
    linkedinLink: link('linkedinLink', run),
    websiteLink: link('websiteLink', run),
    paid: { paid: true },
    paidStartDate: { paidStartDate: inDays(3) },
    paidEndDate: { paidStartDate: inDays(-3), paidEndDate: inDays(-1) },
    hashtags: { hashtags: [hashtag] },
    entityName: { entityName: `Друга фирма ${run}` },
    category: { category },
    datePublished: { datePublished: inDays(-45) },
    _status: { _status: 'draft' },
    deletedAt: { deletedAt: inDays(0) },
  }),
  categories: (run: string) => ({
    order: { order: 0.5 },
    value: { value: `Преименувана ${run}` },
  }),
  hashtags: (run: string) => ({ value: { value: `друг хаштаг ${run}` } }),
  media: (run: string) => ({
    alt: { alt: `Друго описание ${run}` },
    author: { author: `Друг фотограф ${run}` },
    type: { type: 'content' },
    focalX: { focalX: 10 },
    focalY: { focalY: 90 },
  }),
  users: (run: string) => ({
    name: { name: `Друго име ${run}` },
    email: { email: `drug-${run}@example.com` },
    role: { role: 'editor' },
  }),
  'site-settings': (run: string) => ({
    siteName: { siteName: `Друго издание ${run}` },
    homeMessage: { homeMessage: `Друго послание ${run}` },
    articleTwitterCard: { articleTwitterCard: 'summary' },
    facebook: link('facebook', run),
    instagram: link('instagram', run),
    youtube: link('youtube', run),
    tiktok: link('tiktok', run),
    linkedin: link('linkedin', run),
    messengerGroups: {
      messengerGroups: [1, 2].map((number) => ({
        name: `Група ${number} ${run}`,
        link: 'https://groups.example',
      })),
    },
    mailTo: { mailTo: `drug-${run}@example.com` },
    gtmId: { gtmId: 'GTM-STALE1' },
    closeAccepts: { closeAccepts: true },
  }),
}
