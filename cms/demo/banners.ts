import type { HomePosition } from '@kariera/shared/contracts/reading/home'
import * as craft from './banners/craftSigns.ts'
import * as employers from './banners/employerBanners.ts'
import { eveningSchool } from './banners/eveningSchool.ts'
import * as industry from './banners/industrySigns.ts'
import { firstSnow } from './banners/middleBanners.ts'
import * as town from './banners/townSigns.ts'
import { nightOfProfessions, openDoors } from './banners/wideBanners.ts'

/** A banner of the demo publication. Days count from the moment of loading. */
export type DemoBanner = {
  position: HomePosition
  /** What it shows; no two say the same. */
  alt: string
  /** An address below .example. */
  hyperlink: string
  /** A picture is drawn as SVG too, and stored as a file in its own format. */
  kind: 'svg' | 'html' | 'png' | 'jpeg'
  /** An SVG document, or html. */
  draw: () => string
  startsInDays: number
  endsInDays: number
}

/** Thirty banners; those of one position stand on home in this order. */
export const banners: DemoBanner[] = [
  {
    ...running(
      'home_header',
      'Петък на отворените врати: седем работилници, от 10 до 16 часа',
      'otvoren-petak',
    ),
    draw: openDoors,
  },
  {
    ...upcoming(
      'home_header',
      'Нощ на професиите: градът работи и след полунощ',
      'nosht-na-profesiite',
    ),
    kind: 'jpeg',
    draw: nightOfProfessions,
  },
  { ...employer('Завод „Полюс“: нощта се плаща', 'polyus'), draw: employers.polyus },
  {
    ...employer('Машиностроителница „Пергел“: занаят с договор', 'pergel'),
    draw: employers.pergel,
  },
  {
    ...employer('Хотел „Солена скала“: сезонът е 12 месеца', 'solena-skala'),
    kind: 'png',
    draw: employers.solenaSkala,
  },
  {
    ...employer('Център за данни „Студена гара“: дежурим, за да спите', 'studena-gara'),
    draw: employers.studenaGara,
  },
  {
    ...employer('Розоварна „Утринна роса“: от пет до девет', 'utrinna-rosa'),
    kind: 'png',
    draw: employers.utrinnaRosa,
  },
  {
    ...running(
      'home_middle',
      'Вечерно училище „Дъга“: заварчица до лятото – 24 места, 3 вечери, 1 занаят',
      'vecherno-dyga',
    ),
    kind: 'html',
    draw: () => eveningSchool,
  },
  {
    ...ended(
      'home_middle',
      'Трудова борса „Първи сняг“: зимна борса за лятна работа',
      'parvi-snyag',
    ),
    kind: 'png',
    draw: firstSnow,
  },
  // Dark, bright and pale signs take turns in rows of seven, as wide screens show them.
  { ...partner('Пекарна „Жарава“', 'zharava'), kind: 'png', draw: craft.zharava },
  { ...partner('ВиК услуги „Капка по капка“', 'kapka-po-kapka'), draw: industry.kapkaPoKapka },
  { ...partner('Велоателие „Спица“', 'spitsa'), draw: craft.spitsa },
  { ...partner('Дърводелница „Трион и син“', 'trion-i-sin'), draw: craft.trionISin },
  { ...partner('Ателие „Игла“', 'atelie-igla'), draw: craft.igla },
  { ...partner('Завод „Северна стрелка“', 'severna-strelka'), draw: industry.severnaStrelka },
  { ...partner('Спедиция „Кантар“', 'kantar-spediciya'), draw: industry.kantar },
  { ...partner('Пчелин „Дванайсет кошера“', 'dvanayset-koshera'), draw: town.dvanaysetKoshera },
  { ...partner('Кооперация „Златна бразда“', 'zlatna-brazda'), draw: industry.zlatnaBrazda },
  { ...partner('Предачница „Вретено“', 'vreteno'), draw: craft.vreteno },
  { ...partner('Логистичен център „Юг 7“', 'yug-7'), draw: industry.yug7 },
  { ...partner('Издателство „Синя лампа“', 'sinya-lampa'), draw: town.sinyaLampa },
  { ...partner('Багрилница „Пъстрец“', 'pastrec'), kind: 'png', draw: craft.pastrets },
  { ...partner('Оптика „Ясен ден“', 'yasen-den'), draw: town.yasenDen },
  { ...partner('Разсадник „Зелен перваз“', 'zelen-pervaz'), draw: town.zelenPervaz },
  { ...partner('Печатница „Оловна буква“', 'olovna-bukva'), draw: craft.olovnaBukva },
  { ...partner('Чайна „Глътка пауза“', 'glatka-pauza'), draw: town.glatkaPauza },
  { ...partner('Строители „Право кьоше“', 'pravo-kyoshe'), draw: industry.pravoKyoshe },
  { ...partner('Леярна „Калъп“', 'kalap'), kind: 'png', draw: craft.kalap },
  { ...partner('Читалня „Втори опит“', 'vtori-opit'), draw: town.vtoriOpit },
  { ...partner('Грънчарница „Първа глина“', 'parva-glina'), kind: 'png', draw: craft.parvaGlina },
]

type Announced = Omit<DemoBanner, 'draw'>

function running(position: HomePosition, alt: string, host: string): Announced {
  const hyperlink = `https://${host}.example/`
  return { position, alt, hyperlink, kind: 'svg', startsInDays: -2, endsInDays: 365 }
}

function upcoming(position: HomePosition, alt: string, host: string): Announced {
  return { ...running(position, alt, host), startsInDays: 14, endsInDays: 44 }
}

function ended(position: HomePosition, alt: string, host: string): Announced {
  return { ...running(position, alt, host), startsInDays: -40, endsInDays: -10 }
}

function employer(alt: string, host: string): Announced {
  return running('home_exclusive', alt, host)
}

function partner(alt: string, host: string): Announced {
  return running('home_partners', alt, host)
}
