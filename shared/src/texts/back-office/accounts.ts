import { passwordLength } from '../../rules/passwordLength.ts'
import type { BackOfficeText } from './common.ts'

/** Texts for signing in and out, and for accounts. */
export const accountsTexts = {
  roles: {
    administrator: { en: 'Administrator', bg: 'Администратор' },
    editor: { en: 'Editor', bg: 'Редактор' },
    author: { en: 'Author', bg: 'Автор' },
  },
  missingRight: {
    title: { en: 'You have no right to do this', bg: 'Нямате право на това' },
    adding: (kind: string, role: string) => ({
      en: `Your role, ${role}, may not add documents to “${kind}”.`,
      bg: `Ролята ви, ${role}, не може да добавя в „${kind}“.`,
    }),
    changing: (role: string) => ({
      en: `Your role, ${role}, may not change it.`,
      bg: `Ролята ви, ${role}, не може да го променя.`,
    }),
    addedByNobody: (kind: string) => ({
      en: `Nobody adds documents to “${kind}”: they come by themselves.`,
      bg: `В „${kind}“ не се добавя на ръка: съдържанието идва само.`,
    }),
    opening: (role: string) => ({
      en: `Your role, ${role}, may not open this page.`,
      bg: `Ролята ви, ${role}, не може да отваря тази страница.`,
    }),
    remedy: {
      en: 'An administrator can give you another role.',
      bg: 'Администратор може да ви даде друга роля.',
    },
    toList: (kind: string) => ({ en: `Back to ${kind}`, bg: `Обратно към „${kind}“` }),
    toDashboard: { en: 'Back to the dashboard', bg: 'Обратно към таблото' },
  },
  account: {
    inUse: (count: number, { en, bg }: BackOfficeText) => ({
      en: `Written by this person (${count}): ${en}. Choose another author for them first.`,
      bg: `Написано от този човек (${count}): ${bg}. Първо изберете друг автор.`,
    }),
    typography: {
      label: { en: 'Typographic quotes and dashes', bg: 'Типографски кавички и тирета' },
      note: {
        en: 'While you type a text, "word" becomes „word“, and a hyphen between spaces or -- becomes a dash. Ctrl+Z right after brings back what you typed.',
        bg: 'Докато пишете текст, "дума" става „дума“, а тиренце между интервали или -- става тире. Ctrl+Z веднага след това връща написаното.',
      },
      notStored: {
        en: 'The choice was not saved. Try again.',
        bg: 'Изборът не беше запазен. Опитайте пак.',
      },
    },
  },
  signIn: {
    action: { en: 'Sign in', bg: 'Вход' },
    busy: { en: 'Signing in...', bg: 'Влизане...' },
    failed: { en: 'Failed to sign in', bg: 'Влизането не успя' },
    unreachable: {
      en: 'The newsroom cannot be reached at the moment. Try again in a few seconds.',
      bg: 'Редакцията не може да бъде достигната в момента. Опитайте пак след няколко секунди.',
    },
    remember: { en: 'Remember me', bg: 'Запомни ме' },
    forgot: { en: 'Forgot password?', bg: 'Забравена парола?' },
    ended: { en: 'Your session has ended', bg: 'Сесията ви приключи' },
    goesOn: {
      en: 'Sign in again. What you have typed is still here, and will be saved.',
      bg: 'Влезте отново. Написаното е тук и ще бъде запазено.',
    },
  },
  signOut: {
    question: { en: 'Do you want to sign out?', bg: 'Искате ли да излезете?' },
    action: { en: 'Sign out', bg: 'Изход' },
    busy: { en: 'Signing out...', bg: 'Излизане...' },
    failed: { en: 'Failed to sign out', bg: 'Излизането не успя' },
    again: { en: 'Try again', bg: 'Опитай пак' },
    stay: { en: 'Stay signed in', bg: 'Оставане в редакцията' },
  },
  recovery: {
    title: { en: 'Forgot password', bg: 'Забравена парола' },
    explanation: {
      en: 'Enter your email. You will get a message with a link to choose a new password.',
      bg: 'Въведете имейла си. Ще получите съобщение с връзка, с която да изберете нова парола.',
    },
    action: { en: 'Send', bg: 'Изпращане' },
    busy: { en: 'Sending...', bg: 'Изпраща се...' },
    sent: {
      en: 'If this email has an account, a message with a link is on its way. The link works for one hour.',
      bg: 'Ако този имейл има профил, съобщението с връзката вече пътува към него. Връзката важи един час.',
    },
    failed: { en: 'The request could not be sent', bg: 'Заявката не можа да се изпрати' },
    back: { en: 'Back to sign-in', bg: 'Обратно към входа' },
  },
  auth: {
    noUser: { en: 'No authenticated user', bg: 'Няма влязъл потребител' },
    sessionMissing: { en: 'Auth session missing!', bg: 'Няма активна сесия!' },
    credentialsMissing: {
      en: 'You must provide either an email or phone number and a password',
      bg: 'Въведете имейл и парола',
    },
    weakPassword: (reasons: string) => ({
      en: `Weak password: ${reasons}.`,
      bg: `Слаба парола: ${reasons}.`,
    }),
    weaknesses: {
      short: {
        en: `it needs at least ${passwordLength.min} characters`,
        bg: `нужни са поне ${passwordLength.min} знака`,
      },
      monotonous: {
        en: 'it consists of too few different characters, or of a series',
        bg: 'състои се от твърде малко различни знаци или от поредица',
      },
      common: {
        en: 'it is one of the passwords that are tried first',
        bg: 'тя е сред паролите, които се опитват най-напред',
      },
      personal: {
        en: 'it is the name or the email of its user',
        bg: 'тя е името или имейлът на потребителя',
      },
      long: {
        en: `it may have at most ${passwordLength.max} characters`,
        bg: `може да има най-много ${passwordLength.max} знака`,
      },
      publication: {
        en: 'it is the name of the publication',
        bg: 'тя е името на изданието',
      },
      words: {
        en: 'it consists of few or frequent words and names',
        bg: 'състои се от малко или чести думи и имена',
      },
      date: { en: 'it contains a date or a year', bg: 'в нея има дата или година' },
      keyboard: {
        en: 'it contains keys that are side by side on the keyboard',
        bg: 'в нея има съседни клавиши от клавиатурата',
      },
      repetition: { en: 'it repeats itself', bg: 'в нея нещо се повтаря' },
      sequence: {
        en: 'it contains a series of digits or letters',
        bg: 'в нея има поредица от цифри или букви',
      },
      guessable: {
        en: 'it can be guessed too soon: add words that do not belong together',
        bg: 'може да се отгатне твърде скоро: добавете думи, които не вървят заедно',
      },
    },
    presentPassword: { en: 'Your current password', bg: 'Текущата ви парола' },
    presentPasswordMissing: {
      en: 'Enter your current password: it is needed for another email or password.',
      bg: 'Въведете текущата си парола: тя е нужна за друг имейл или парола.',
    },
    presentPasswordWrong: {
      en: 'This is not your current password.',
      bg: 'Това не е текущата ви парола.',
    },
    tooManyPasswords: (minutes: number) => ({
      en: `Too many failed attempts. Try again in ${minutes} minutes.`,
      bg: `Твърде много неуспешни опити. Опитайте отново след ${minutes} минути.`,
    }),
    tooManyRecoveries: {
      en: 'Too many requests for a new password. Try again in an hour.',
      bg: 'Твърде много заявки за нова парола. Опитайте отново след час.',
    },
    linkInvalid: {
      en: 'This link is invalid or has expired.',
      bg: 'Връзката е невалидна или с изтекъл срок.',
    },
    lastAdministrator: {
      en: 'This is the last administrator: make somebody else one first.',
      bg: 'Това е последният администратор: първо направете друг потребител администратор.',
    },
  },
} as const
