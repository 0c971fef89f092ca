/** Texts for what readers send, and for their personal data. */
export const submissionsTexts = {
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
} as const

type Counts = { messages: number; requests: number }

function countEn({ messages, requests }: Counts): string {
  return `${messages} ${messages === 1 ? 'message' : 'messages'}, ${requests} ${requests === 1 ? 'request' : 'requests'}`
}

function countBg({ messages, requests }: Counts): string {
  return `${messages} ${messages === 1 ? 'съобщение' : 'съобщения'}, ${requests} ${requests === 1 ? 'заявка' : 'заявки'}`
}
