import type { ServiceIcon } from '@kariera/shared/contracts/services'
import type { Service } from '@kariera/shared/payload-types'
import { body, bold, h2, ol, p, quote, ul, type Body } from './body.ts'

/** Something that the publication does for whoever asks for it. */
export type DemoService = {
  title: string
  /** At most 75 characters. */
  description: string
  icon: ServiceIcon
  body: Body
  form: FormField[]
}

type FormField = NonNullable<Service['form']>[number]

const name: FormField = {
  type: 'text',
  label: 'Име и фамилия',
  placeholder: 'Мария Петрова',
  required: true,
}
const email: FormField = {
  type: 'email',
  label: 'Имейл',
  placeholder: 'ime@example.com',
  required: true,
}
const phone: FormField = {
  type: 'tel',
  label: 'Телефон',
  placeholder: '0888 123 456',
  required: false,
}
const company: FormField = { type: 'text', label: 'Фирма', required: true }
const consent: FormField = {
  type: 'checkbox',
  label: 'Съгласен съм редакцията да се свърже с мен по тази заявка',
  required: true,
}

const portrait: DemoService = {
  title: 'Портрет на личния ви бранд',
  description: 'Разговор, снимки и текст, след които ви търсят по име.',
  icon: 'User',
  body: body(
    p(
      'Добрият специалист често е най-лошият разказвач на собствената си работа. Затова я разказваме ние: сядаме за два часа, питаме като журналисти и пишем като за читатели, а не като за атестация.',
    ),
    h2('Какво получавате'),
    ul([
      [bold('Интервю на живо'), ' – в София, в Пловдив или от разстояние.'],
      [bold('Портретна фотосесия'), ' – до десет обработени кадъра, с които разполагате свободно.'],
      [bold('Статия при нас'), ' – с вашето име, вашите връзки и ясно означение, че е платена.'],
      [bold('Кратка биография'), ' в три дължини: за профил, за сцена и за корица.'],
    ]),
    h2('Как протича'),
    ol([
      'Изпращате заявката и до два работни дни ви се обаждаме.',
      'Уговаряме срещата и темите, за които не искате да говорите.',
      'Получавате текста за одобрение. Една редакция е включена в цената.',
    ]),
    quote('Не обещаваме слава. Обещаваме да ви познаят в първите две изречения.'),
  ),
  form: [
    name,
    email,
    phone,
    { type: 'text', label: 'С какво се занимавате', placeholder: 'Архитектка на детски градини' },
    {
      type: 'radio',
      label: 'Къде да се срещнем',
      options: ['В София', 'В Пловдив', 'От разстояние'],
      required: true,
    },
    {
      type: 'textarea',
      label: 'Какво искате да знаят за вас',
      placeholder: 'Две-три изречения стигат.',
    },
    consent,
  ],
}

const employer: DemoService = {
  title: 'Профил на работодател',
  description: 'Страница, която отговаря на въпросите преди интервюто.',
  icon: 'Building2',
  body: body(
    p(
      'Кандидатите ви търсят още преди да отворят обявата. Питат се кой ще им бъде началник, колко струва обядът наблизо и какво става, ако детето се разболее. Профилът отговаря на това, а не на въпроса коя година сте основани.',
    ),
    h2('Какво включва'),
    ul([
      'собствена страница с лого, видео и бутон към обявите ви;',
      'две статии за хората при вас, написани от нашите автори;',
      'място в раздела за работодатели за една година;',
      'отчет на всеки три месеца: колко души са чели и докъде.',
    ]),
    p(
      bold('Едно условие: '),
      'говорим и с хора, които не сте избрали вие. Без това профилът е брошура, а брошури печатат другаде.',
    ),
  ),
  form: [
    { ...company, placeholder: 'Завод „Северна стрелка“ АД' },
    { ...name, label: 'Лице за връзка' },
    email,
    { ...phone, required: true },
    { type: 'number', label: 'Колко души работят при вас', placeholder: '120', required: true },
    {
      type: 'select',
      label: 'Отрасъл',
      options: [
        ...['Производство', 'Търговия', 'Информационни технологии', 'Туризъм и хранене'],
        ...['Здравеопазване', 'Строителство', 'Друго'],
      ],
      required: true,
    },
    {
      type: 'checkbox',
      label: 'Какво ви интересува',
      options: ['Страница на работодателя', 'Статии за екипа', 'Видео', 'Банери'],
    },
    { type: 'textarea', label: 'Какво да знаем предварително' },
    consent,
  ],
}

const partner: DemoService = {
  title: 'Партньорска статия',
  description: 'Ваша тема, написана от наш автор и честно означена.',
  icon: 'Megaphone',
  body: body(
    p(
      'Имате какво да кажете, но рекламното каре е тясно. Дайте ни темата: намираме историята в нея, проверяваме числата и я пишем така, че да бъде прочетена докрай.',
    ),
    h2('Правилата ни'),
    ul([
      'Всяка партньорска статия носи златна звезда и думите, че е платена.',
      'Не пишем за услуги, които не бихме препоръчали на близък.',
      'Фактите проверяваме ние, мнението остава ваше.',
    ]),
    h2('Срокове'),
    p('От заявката до публикуването минават между осем и дванадесет работни дни.'),
  ),
  form: [
    name,
    company,
    email,
    { type: 'text', label: 'Тема', placeholder: 'Защо учим занаят на 45', required: true },
    {
      type: 'radio',
      label: 'Имате ли готов текст',
      options: ['Да, искам редакция', 'Имам бележки', 'Не, пишете вие'],
      required: true,
    },
    {
      type: 'select',
      label: 'Кога да излезе',
      options: ['До две седмици', 'До един месец', 'Не е спешно'],
    },
    { type: 'textarea', label: 'Разкажете накратко', required: true },
  ],
}

const campaign: DemoService = {
  title: 'Рекламна кампания',
  description: 'Банери и статии с един план, един срок и един отчет.',
  icon: 'Target',
  body: body(
    p(
      'Планираме кампанията заедно: къде да стоят банерите, кога да излязат статиите и кое число ще ви каже, че си е струвало. После не я променяме всеки ден, а я оставяме да работи.',
    ),
    h2('Позиции'),
    ul([
      [bold('В заглавната част'), ' – вижда се от всеки, който отвори началната страница.'],
      [bold('Ексклузивна'), ' – една за цялото издание, без съсед.'],
      [bold('В средата'), ' – между рубриките, за четящите.'],
      [bold('При партньорите'), ' – за дълги кампании с малък бюджет.'],
    ]),
    p('Нямате банер? Рисуваме го ние: до три работни дни, в цената на кампанията.'),
  ),
  form: [
    company,
    { ...name, label: 'Лице за връзка' },
    email,
    phone,
    {
      type: 'checkbox',
      label: 'Къде да стои рекламата',
      options: ['В заглавната част', 'Ексклузивна позиция', 'В средата', 'При партньорите'],
      required: true,
    },
    { type: 'number', label: 'Бюджет в евро', placeholder: '1500', required: true },
    {
      type: 'select',
      label: 'Продължителност',
      options: ['Една седмица', 'Две седмици', 'Един месец', 'Три месеца'],
      required: true,
    },
    { type: 'textarea', label: 'Цел на кампанията', placeholder: 'Двадесет заварчици до пролетта' },
    consent,
  ],
}

/** The services of the demo publication, in the order in which they are shown. */
export const services: DemoService[] = [portrait, employer, partner, campaign]
