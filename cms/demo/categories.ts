/** The sections of the demo publication, in the order of the menu; `urlSlug` is what `slugify` makes of `value`. */
export const categories = [
  { value: 'Кариера', urlSlug: 'kariera' },
  { value: 'Пазар на труда', urlSlug: 'pazar-na-truda' },
  { value: 'Интервюта', urlSlug: 'intervyuta' },
  { value: 'Личен бранд', urlSlug: 'lichen-brand' },
  { value: 'Корпоративен бранд', urlSlug: 'korporativen-brand' },
  { value: 'Работодатели', urlSlug: 'rabotodateli' },
  { value: 'Лидерство', urlSlug: 'liderstvo' },
  { value: 'Образование', urlSlug: 'obrazovanie' },
  { value: 'Технологии', urlSlug: 'tehnologii' },
] as const

export type CategorySlug = (typeof categories)[number]['urlSlug']
