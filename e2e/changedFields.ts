/** Ids that the documents of home refer to. */
type OnHome = {
  article: number
  position: number
  file: number
  logo: number
  run: string
}

/** An SVG banner of one colour. */
export const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 98 25"><path fill="${colour}" d="M0 0h98v25H0z"/></svg>`

/** Ids and texts of the test's documents. */
type Known = { category: number; hashtag: number; picture: number; body: object; run: string }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const link = (name: string, run: string) => ({ [name]: `https://${name}.example/${run}` })

/**
 * Another value for every field that a user can write, in the order in which they are changed.
 * cms/src/publishing/changedFields.integration.test.ts checks that none is missing.
 */
export const changedFields = {
  articles: ({ category, hashtag, picture, body, run }: Known) => ({
    title: { title: `Друго заглавие ${run}` },
    accent: { accent: `Друг акцент ${run}` },
    picture: { picture },
    pictureCrop: { pictureCrop: { x: 30, y: 20, width: 600, height: 400 } },
    body: { body },
    youtubeEmbed: { youtubeEmbed: 'https://youtu.be/aqz-KE-bpKQ' },
    facebookLink: link('facebookLink', run),
    instagramLink: link('instagramLink', run),
    youtubeLink: link('youtubeLink', run),
    tiktokLink: link('tiktokLink', run),
    linkedinLink: link('linkedinLink', run),
    websiteLink: link('websiteLink', run),
    paid: { paid: true },
    sponsor: { sponsor: `Друг възложител ${run}` },
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
    aiMade: { aiMade: true },
    focalX: { focalX: 10 },
    focalY: { focalY: 90 },
  }),
  'carousel-articles': ({ article }: OnHome) => ({
    timeDisplayed: { timeDisplayed: 9 },
    article: { article },
  }),
  'paid-order': ({ article }: OnHome) => ({
    orderValue: { orderValue: 900 },
    article: { article },
  }),
  quotes: ({ article, run }: OnHome) => ({
    quoteText: { quoteText: `Друг цитат ${run}` },
    author: { author: `Друг автор ${run}` },
    article: { article },
    carouselTime: { carouselTime: 11 },
    _status: { _status: 'draft' },
    deletedAt: { deletedAt: inDays(0) },
  }),
  banners: ({ position, file, run }: OnHome) => ({
    title: { title: `Друго име ${run}` },
    svgContent: { svgContent: drawing('#0a0') },
    file: { file },
    hyperlink: link('hyperlink', run),
    alt: { alt: `Друг банер ${run}` },
    startDate: { startDate: inDays(-2) },
    endDate: { endDate: inDays(2) },
    position: { position },
    active: { active: false },
    deletedAt: { deletedAt: inDays(0) },
  }),
  'banner-positions': (run: string) => ({
    dropdownName: { dropdownName: `Друго име ${run}` },
    width: { width: 981 },
    height: { height: 251 },
  }),
  services: ({ body, run }: Pick<Known, 'body' | 'run'>) => ({
    title: { title: `Друга услуга ${run}` },
    description: { description: `Друго описание ${run}` },
    icon: { icon: 'Rocket' },
    body: { body },
    form: {
      form: [
        { type: 'email', label: `Имейл ${run}`, placeholder: 'ime@firma.bg', required: true },
        { type: 'radio', label: 'Кога', options: ['Днес', 'Утре'] },
      ],
    },
    deletedAt: { deletedAt: inDays(0) },
  }),
  employers: ({ articles, logo, run }: Pick<OnHome, 'logo' | 'run'> & { articles: number[] }) => ({
    name: { name: `Друг работодател ${run}` },
    description: { description: `Друго описание ${run}` },
    logo: { logo },
    youtubeEmbedding: { youtubeEmbedding: 'https://youtu.be/aqz-KE-bpKQ' },
    jobOffersButtonLink: link('jobOffersButtonLink', run),
    facebook: link('facebook', run),
    instagram: link('instagram', run),
    youtube: link('youtube', run),
    linkedin: link('linkedin', run),
    tiktok: link('tiktok', run),
    website: link('website', run),
    articles: { articles },
    slug: { slug: `drug-rabotodatel-${run}` },
    deletedAt: { deletedAt: inDays(0) },
  }),
  pages: ({ body, parent, run }: Pick<Known, 'body' | 'run'> & { parent: number }) => ({
    title: { title: `Друга страница ${run}` },
    body: { body },
    order: { order: 1 },
    slug: { slug: `drug-adres-${run}` },
    parent: { parent },
  }),
  'quote-templates': (run: string) => ({
    name: { name: `Друг шаблон ${run}` },
    isDefault: { isDefault: true },
    maxWidth: { maxWidth: 1080 },
    maxHeight: { maxHeight: 1080 },
    backgroundColor: { backgroundColor: '#102030' },
    fontColor: { fontColor: '#fedcba' },
    fontFamily: { fontFamily: 'Lora' },
    fontSize: { fontSize: 60 },
    textAlign: { textAlign: 'left' },
    textX: { textX: 100 },
    textY: { textY: 200 },
    deletedAt: { deletedAt: inDays(0) },
  }),
  about: ({ body, picture }: Pick<Known, 'body' | 'picture'>) => ({
    authorBio: { authorBio: body },
    authorPicture: { authorPicture: picture },
  }),
  faq: ({ body }: Pick<Known, 'body'>) => ({ faqDetails: { faqDetails: body } }),
  terms: ({ body }: Pick<Known, 'body'>) => ({ termsDetails: { termsDetails: body } }),
  privacy: ({ body }: Pick<Known, 'body'>) => ({
    privacyPolicyDetails: { privacyPolicyDetails: body },
  }),
  cookies: ({ body }: Pick<Known, 'body'>) => ({
    cookiePolicyDetails: { cookiePolicyDetails: body },
  }),
  advertise: ({ body }: Pick<Known, 'body'>) => ({
    advertisingDetails: { advertisingDetails: body },
  }),
  users: (run: string) => ({
    name: { name: `Друго име ${run}` },
    email: { email: `drug-${run}@example.com` },
    role: { role: 'editor' },
  }),
  'site-settings': ({ run, logo, article }: Pick<OnHome, 'run' | 'logo' | 'article'>) => ({
    selectedLogo: { selectedLogo: logo },
    selectedLogoDark: { selectedLogoDark: logo },
    leadStory: { leadStory: article },
    siteName: { siteName: `Друго издание ${run}` },
    contactEmail: { contactEmail: `drug-${run}@kariera.example` },
    contactAddress: { contactAddress: `София, друга улица ${run}` },
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
    trashDays: { trashDays: 91 },
    gtmId: { gtmId: 'GTM-STALE1' },
    closeAccepts: { closeAccepts: true },
  }),
}
