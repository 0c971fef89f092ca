/** Texts for employers, services and submissions of readers. */
export const clientsTexts = {
  employer: {
    none: { en: 'No employer profiles found', bg: 'Няма намерени профили на работодатели' },
    notSaved: { en: 'Failed to save profile', bg: 'Профилът не можа да се запази' },
    notDeleted: { en: 'Failed to delete profile', bg: 'Профилът не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this profile?',
      bg: 'Сигурни ли сте, че искате да изтриете този профил?',
    },
    /** In the order of the checks. */
    slug: {
      required: { en: 'Slug is required', bg: 'Адресът е задължителен' },
      characters: {
        en: 'Slug can only contain lowercase letters, numbers, and hyphens',
        bg: 'Адресът може да съдържа само малки латински букви, цифри и тирета',
      },
      ends: {
        en: 'Slug must start and end with a letter or number',
        bg: 'Адресът трябва да започва и да свършва с буква или цифра',
      },
      hyphens: {
        en: 'Slug cannot contain consecutive hyphens',
        bg: 'Адресът не може да съдържа последователни тирета',
      },
      length: {
        en: 'Slug must be between 3 and 60 characters long',
        bg: 'Адресът трябва да е между 3 и 60 знака',
      },
      taken: { en: 'This slug is already in use', bg: 'Този адрес вече се използва' },
    },
    articles: {
      none: {
        en: 'No articles yet: search for the first one by its title.',
        bg: 'Още няма статии: потърсете първата по заглавие.',
      },
      gone: { en: 'Deleted', bg: 'Изтрита' },
      notLoaded: {
        en: 'The titles of the articles could not be loaded.',
        bg: 'Заглавията на статиите не можаха да се заредят.',
      },
      full: (most: number) => ({
        en: `A profile has at most ${most} articles.`,
        bg: `Един профил има най-много ${most} статии.`,
      }),
    },
    videoPreview: { en: 'Preview of the video', bg: 'Преглед на видеото' },
    links: {
      facebook: { en: 'Facebook', bg: 'Facebook' },
      instagram: { en: 'Instagram', bg: 'Instagram' },
      youtube: { en: 'YouTube', bg: 'YouTube' },
      linkedin: { en: 'LinkedIn', bg: 'LinkedIn' },
      tiktok: { en: 'TikTok', bg: 'TikTok' },
      website: { en: 'Website', bg: 'Уебсайт' },
    },
  },
  service: {
    title: { en: 'Branding Services', bg: 'Брандинг услуги' },
    none: { en: 'No services found', bg: 'Няма намерени услуги' },
    incomplete: {
      en: 'Please fill in all required fields',
      bg: 'Попълнете всички задължителни полета',
    },
    tooLong: {
      en: 'Description must be 75 characters or less',
      bg: 'Описанието може да има най-много 75 знака',
    },
    notSaved: { en: 'Failed to save service', bg: 'Услугата не можа да се запази' },
    notDeleted: { en: 'Failed to delete service', bg: 'Услугата не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this service?',
      bg: 'Сигурни ли сте, че искате да изтриете тази услуга?',
    },
    noOptions: { en: 'Add at least one option', bg: 'Добавете поне една възможност' },
    sameOptions: {
      en: 'No two options may be the same',
      bg: 'Две възможности не може да са еднакви',
    },
    tooManyOptions: (most: number) => ({
      en: `At most ${most} options.`,
      bg: `Най-много ${most} възможности.`,
    }),
    firstOption: { en: 'Option 1', bg: 'Възможност 1' },
    formBuilder: { en: 'Form Builder', bg: 'Формуляр за заявка' },
    edit: { en: 'Edit', bg: 'Редактиране' },
    preview: { en: 'Preview', bg: 'Преглед' },
    unlabelled: { en: 'No label yet', bg: 'Още без етикет' },
    required: { en: 'required', bg: 'задължително' },
    noFields: { en: 'The form has no fields yet.', bg: 'Формулярът още няма полета.' },
    icons: {
      User: { en: 'User', bg: 'Човек' },
      Building2: { en: 'Building2', bg: 'Сграда' },
      Megaphone: { en: 'Megaphone', bg: 'Мегафон' },
      Briefcase: { en: 'Briefcase', bg: 'Куфарче' },
      Star: { en: 'Star', bg: 'Звезда' },
      Trophy: { en: 'Trophy', bg: 'Купа' },
      Target: { en: 'Target', bg: 'Мишена' },
      Rocket: { en: 'Rocket', bg: 'Ракета' },
      Lightbulb: { en: 'Lightbulb', bg: 'Крушка' },
      Heart: { en: 'Heart', bg: 'Сърце' },
      Shield: { en: 'Shield', bg: 'Щит' },
      Zap: { en: 'Lightning', bg: 'Светкавица' },
      Award: { en: 'Award', bg: 'Отличие' },
      Crown: { en: 'Crown', bg: 'Корона' },
      Flag: { en: 'Flag', bg: 'Флаг' },
    },
    fieldTypes: {
      text: { en: 'Text', bg: 'Текст' },
      email: { en: 'Email', bg: 'Имейл' },
      tel: { en: 'Phone', bg: 'Телефон' },
      textarea: { en: 'Long text', bg: 'Дълъг текст' },
      select: { en: 'Drop-down list', bg: 'Падащ списък' },
      radio: { en: 'One of several', bg: 'Едно от няколко' },
      checkbox: { en: 'Several of several', bg: 'Няколко от няколко' },
      number: { en: 'Number', bg: 'Число' },
    },
  },
  submissions: {
    states: {
      sending: { en: 'Being sent', bg: 'Изпраща се' },
      sent: { en: 'Sent', bg: 'Изпратен' },
      unsent: { en: 'Not sent', bg: 'Неизпратен' },
    },
    name: { en: 'Name', bg: 'Име' },
    email: { en: 'Email', bg: 'Имейл' },
    phone: { en: 'Phone', bg: 'Телефон' },
    message: { en: 'Message', bg: 'Съобщение' },
    service: { en: 'Service', bg: 'Услуга' },
    none: { en: 'Nothing has been sent yet', bg: 'Все още няма изпратено' },
    work: {
      title: { en: 'Answer', bg: 'Отговор' },
      state: { en: 'Answered', bg: 'Отговорено' },
      waiting: { en: 'Waits for an answer', bg: 'Чака отговор' },
      answered: (who: string, when: string) => ({
        en: who ? `Answered by ${who}, ${when}` : `Answered ${when}`,
        bg: who ? `Отговорено от ${who}, ${when}` : `Отговорено ${when}`,
      }),
      markAnswered: { en: 'Mark as answered', bg: 'Отбелязване като отговорено' },
      markWaiting: { en: 'Mark as waiting', bg: 'Отбелязване като чакащо отговор' },
      assignee: { en: 'Assigned to', bg: 'Възложено на' },
      nobody: { en: 'Nobody', bg: 'Никого' },
      note: { en: 'Note for colleagues', bg: 'Бележка за колегите' },
      save: { en: 'Save', bg: 'Запис' },
      reply: { en: 'Reply by mail', bg: 'Отговор по имейл' },
      replyTo: (address: string) => ({
        en: `Goes to ${address}, from the publication.`,
        bg: `Отива до ${address}, от името на изданието.`,
      }),
      send: { en: 'Send the reply', bg: 'Изпращане на отговора' },
      sent: { en: 'The reply is sent.', bg: 'Отговорът е изпратен.' },
      replyBy: (who: string, when: string) => ({ en: `${who}, ${when}`, bg: `${who}, ${when}` }),
      noAddress: {
        en: 'The sender has left no address.',
        bg: 'Подателят не е оставил имейл адрес.',
      },
      repliedMeanwhile: {
        en: 'A colleague has replied meanwhile. Your text is kept; read the reply before you send yours.',
        bg: 'Междувременно е отговорил колега. Вашият текст е запазен; прочетете отговора, преди да изпратите своя.',
      },
      noteChanged: {
        en: 'A colleague has changed the note meanwhile. Your text is kept; read theirs before you save yours.',
        bg: 'Междувременно колега е променил бележката. Вашият текст е запазен; прочетете неговия, преди да запишете своя.',
      },
      theirNote: (note: string) => ({
        en: `The note now: ${note || '–'}`,
        bg: `Бележката сега: ${note || '–'}`,
      }),
      wrongReply: {
        en: 'A reply has between 1 and 10,000 characters.',
        bg: 'Отговорът има между 1 и 10 000 знака.',
      },
      wrongValue: { en: 'This value is not possible.', bg: 'Тази стойност не е възможна.' },
      notAllowed: {
        en: 'Only editors answer what readers send.',
        bg: 'Само редактори отговарят на изпратеното от читателите.',
      },
      notLoaded: {
        en: 'The replies and notes could not be loaded.',
        bg: 'Отговорите и бележките не можаха да се заредят.',
      },
      notSaved: { en: 'This could not be saved.', bg: 'Това не можа да се запази.' },
    },
    csv: {
      download: { en: 'Download as CSV', bg: 'Изтегляне като CSV' },
      received: { en: 'Received', bg: 'Получено' },
      answeredBy: { en: 'Answered by', bg: 'Отговорено от' },
      replies: { en: 'Replies', bg: 'Отговори' },
      filledIn: { en: 'What was filled in', bg: 'Попълнено' },
      tooMany: (most: number) => ({
        en: `A file holds at most ${most} rows. Narrow the list by a filter first.`,
        bg: `Един файл побира най-много ${most} реда. Първо стеснете списъка с филтър.`,
      }),
    },
    sentAt: (moment: string) => ({ en: `Mail sent ${moment}`, bg: `Имейлът е изпратен ${moment}` }),
    retried: {
      en: 'It is tried again by itself, and can be sent now.',
      bg: 'Опитва се отново автоматично; може да се изпрати и сега.',
    },
    send: { en: 'Send again', bg: 'Изпрати отново' },
    sending: { en: 'Sending...', bg: 'Изпраща се...' },
    notSent: { en: 'The mail could not be sent', bg: 'Имейлът не можа да се изпрати' },
    nothingToSend: {
      en: 'This mail has gone out, or is being sent just now',
      bg: 'Този имейл вече е изпратен или се изпраща в момента',
    },
    notAllowed: {
      en: 'Only editors may send it again',
      bg: 'Само редактори могат да го изпратят отново',
    },
  },
  /** Everything that is stored of one e-mail address (B-MSG-1). */
  personalData: {
    heading: { en: 'Data of one e-mail address', bg: 'Данни за един имейл адрес' },
    explanation: {
      en: 'For readers who ask for a copy of their data, or for its deletion: messages and requests from their address, with the replies and notes. Both are noted in the audit log.',
      bg: 'За читатели, които поискат копие на данните си или изтриването им: съобщения и заявки от адреса им, с отговорите и бележките. И двете се записват в дневника на действията.',
    },
    address: { en: 'E-mail address', bg: 'Имейл адрес' },
    find: { en: 'Find', bg: 'Търсене' },
    none: { en: 'Nothing is stored of this address.', bg: 'За този адрес не се пази нищо.' },
    found: (counts: Counts) => ({
      en: `Stored: ${countEn(counts)}.`,
      bg: `Съхранено: ${countBg(counts)}.`,
    }),
    mentioned: (count: number) => ({
      en: `It also stands in submissions of other senders (${count}), which stay.`,
      bg: `Среща се и в изпратеното от други податели (${count}), което остава.`,
    }),
    acts: { en: 'What was done so far', bg: 'Направено досега' },
    export: { en: 'Download all of it', bg: 'Изтегляне на всичко' },
    exported: { en: 'Downloaded, and noted.', bg: 'Изтеглено и записано в дневника.' },
    erase: { en: 'Delete all of it', bg: 'Изтриване на всичко' },
    eraseQuestion: (address: string, counts: Counts) => ({
      en: `Delete everything that is stored of ${address}: ${countEn(counts)}, with the replies and notes?`,
      bg: `Да се изтрие ли всичко за ${address}: ${countBg(counts)}, с отговорите и бележките?`,
    }),
    eraseNote: {
      en: 'Mails that have gone out, or go out just now, stay in mailboxes; backups keep it until they are deleted.',
      bg: 'Изпратените имейли, и изпращаните в момента, остават в пощенските кутии, а архивите го пазят, докато не бъдат изтрити.',
    },
    erased: (counts: Counts) => ({
      en: `Deleted, and noted: ${countEn(counts)}.`,
      bg: `Изтрито и записано в дневника: ${countBg(counts)}.`,
    }),
    failed: { en: 'This could not be done.', bg: 'Това не можа да се направи.' },
    wrongAddress: { en: 'This is not an e-mail address.', bg: 'Това не е имейл адрес.' },
    notAllowed: {
      en: 'Only administrators export or delete the data of a reader.',
      bg: 'Само администратори изтеглят или изтриват данните на читател.',
    },
  },
  /** What was done with the data of readers. */
  audit: {
    none: { en: 'Nothing has been noted yet', bg: 'Все още няма записи' },
    acts: {
      export: { en: 'Data of an address downloaded', bg: 'Изтеглени данни за адрес' },
      erase: { en: 'Data of an address deleted', bg: 'Изтрити данни за адрес' },
      table: { en: 'Table downloaded', bg: 'Изтеглена таблица' },
      delete: { en: 'Deleted in the list', bg: 'Изтрито от списъка' },
    },
  },
} as const

type Counts = { messages: number; requests: number }

function countEn({ messages, requests }: Counts): string {
  return `${messages} ${messages === 1 ? 'message' : 'messages'}, ${requests} ${requests === 1 ? 'request' : 'requests'}`
}

function countBg({ messages, requests }: Counts): string {
  return `${messages} ${messages === 1 ? 'съобщение' : 'съобщения'}, ${requests} ${requests === 1 ? 'заявка' : 'заявки'}`
}
