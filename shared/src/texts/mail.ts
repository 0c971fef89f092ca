/** Texts of the mails that the cms sends. They are in Bulgarian, like the publication. */
export const mailTexts = {
  recovery: {
    subject: 'Нова парола за редакцията',
    greeting: (name: string) => `Здравейте, ${name}!`,
    request: 'Поискана е нова парола за Вашия профил. За да я изберете, отворете тази връзка:',
    action: 'Избор на нова парола',
    limits: 'Връзката важи един час и може да се използва веднъж.',
    notYou: 'Ако не сте поискали нова парола, не правете нищо: паролата Ви остава същата.',
  },
  submissions: {
    message: (name: string) => `Съобщение от ${name}`,
    request: (service: string) => `Заявка: ${service}`,
    name: 'Име',
    email: 'Имейл',
    phone: 'Телефон',
    text: 'Съобщение',
    service: 'Услуга',
    empty: '–',
    answer: 'Отговорът на този имейл отива направо при подателя.',
    noAddress: 'Подателят не е оставил имейл.',
    inNewsroom: 'Вижте го в редакцията:',
    yes: 'Да',
  },
  reply: {
    toMessage: 'Отговор на Вашето съобщение',
    toRequest: (service: string) => `Отговор на Вашата заявка: ${service}`,
    wrote: 'Вие ни писахте:',
  },
} as const
