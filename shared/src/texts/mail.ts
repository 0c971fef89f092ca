/** Texts of the mails that the newsroom sends. They are in Bulgarian, as the publication is. */
export const mailTexts = {
  recovery: {
    subject: 'Нова парола за редакцията',
    greeting: (name: string) => `Здравейте, ${name}!`,
    request: 'Поискана е нова парола за Вашия профил. За да я изберете, отворете тази връзка:',
    action: 'Избор на нова парола',
    limits: 'Връзката важи един час и може да се използва веднъж.',
    notYou: 'Ако не сте поискали нова парола, не правете нищо: паролата Ви остава същата.',
  },
} as const
