import type { DemoArticle } from './article.ts'
import { bakeryInterview } from './articles/bakeryInterview.ts'
import { fourDayWorkshop } from './articles/fourDayWorkshop.ts'
import { hiringTheFired } from './articles/hiringTheFired.ts'
import { plumberNotBrand } from './articles/plumberNotBrand.ts'
import { praiseOfDullWork } from './articles/praiseOfDullWork.ts'
import { teacherWhoWritesC } from './articles/teacherWhoWritesC.ts'
import { trainAt640 } from './articles/trainAt640.ts'

/** What somebody has said about work. */
export type DemoQuote = {
  text: string
  /** Who, by what he or she does: the demo names nobody. */
  author: string
  /** Where it was said. */
  article?: DemoArticle
  /** How long it is shown, seconds. */
  seconds: number
  /** Without it the quote is published. */
  status?: 'draft'
}

/** The quotes of the demo publication, the newest first. */
export const quotes: DemoQuote[] = [
  {
    text: 'Попитаха ме къде се виждам след пет години. Казах: вкъщи, към шест и половина.',
    author: 'Кандидатка за деловодителка в община',
    article: praiseOfDullWork,
    seconds: 6,
  },
  {
    text: 'Мислех, че купувам на хората почивен ден. Оказа се, че купувам на себе си ред.',
    author: 'Стопанката на дърводелница „Трион и син“',
    article: fourDayWorkshop,
    seconds: 6,
  },
  {
    text: 'Най-дългата смяна е тази, в която никой не ти казва дали я вършиш добре.',
    author: 'Началничка на смяна в предачница „Вретено“',
    seconds: 5,
  },
  {
    text: 'Дупката в автобиографията не ме плаши. Плаши ме гладката автобиография: някой е минал с шпакла.',
    author: 'Собственикът на спедиция „Кантар“',
    article: hiringTheFired,
    seconds: 8,
  },
  {
    text: 'Името ми е чисто. Само ръцете не са.',
    author: 'Водопроводчикът от „Капка по капка“',
    article: plumberNotBrand,
    seconds: 4,
  },
  {
    text: 'Питам новите какво са объркали днес. Ако кажат „нищо“, значи още не са започнали да се учат.',
    author: 'Управителката на пекарна „Жарава“',
    article: bakeryInterview,
    seconds: 8,
  },
  {
    text: 'Не ги уча да пишат програми. Уча ги да се съмняват в собственото си изречение.',
    author: 'Учител по информатика в гимназия',
    article: teacherWhoWritesC,
    seconds: 6,
  },
  {
    text: 'Добрата обява отказва половината хора още на втория ред – и те са ти благодарни.',
    author: 'Специалистка по подбор в Пловдив',
    seconds: 7,
  },
  {
    text: 'Мислехме, че се състезаваме за хора с по-високи заплати. Състезавали сме се със съня.',
    author: 'Началничката на производството в завод „Северна стрелка“',
    article: trainAt640,
    seconds: 9,
  },
  {
    text: 'Повишението не е по-голям стол. То е по-труден въпрос, който вече задават на теб.',
    author: 'Майстор леяр в „Калъп“',
    seconds: 5,
    status: 'draft',
  },
]
