import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDateTime, formatTime, isoDate } from './dates.ts'
import {
  canonicalMoment,
  momentAt,
  occurrenceOf,
  quarterHoursOf,
  readDateTime,
} from './sofiaTime.ts'

const minuteMs = 60_000

const minutes = fc
  .date({
    min: new Date('1995-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => new Date(Math.floor(date.getTime() / minuteMs) * minuteMs).toISOString())

/** The days on which the clock is changed: the last Sundays of March and October. */
const changes = fc
  .record({ year: fc.integer({ min: 1997, max: 2100 }), month: fc.constantFrom(2, 9) })
  .map(({ year, month }) => {
    const last = new Date(Date.UTC(year, month + 1, 0))
    return new Date(last.getTime() - last.getUTCDay() * 24 * 60 * minuteMs)
  })

const minutesAroundChanges = fc
  .tuple(changes, fc.integer({ min: -180, max: 360 }))
  .map(([day, minute]) => new Date(day.getTime() + minute * minuteMs).toISOString())

const run = { seed: 17, numRuns: 300 }

describe('B-TIME-1 a moment typed in the newsroom is Sofia’s', () => {
  it('in winter and in summer', () => {
    expect(readDateTime('25/11/2026 09:00')).toEqual({
      is: 'moment',
      iso: '2026-11-25T07:00:00.000Z',
      occurs: 'once',
    })
    expect(readDateTime('25/07/2026 09:00')).toMatchObject({ iso: '2026-07-25T06:00:00.000Z' })
  })

  it('whether its editor writes slashes or dots, one digit or two', () => {
    const iso = '2026-03-05T07:05:00.000Z'
    for (const text of ['05/03/2026 09:05', ' 5.3.2026 9:05 ', '05.03.2026, 09:05'])
      expect(readDateTime(text)).toMatchObject({ iso })
  })

  it('at the beginning of its day, whether its editor writes only that', () => {
    const iso = '2026-11-30T22:00:00.000Z'
    for (const text of ['01/12/2026', '1.12.2026', ' 1.12.2026 '])
      expect(readDateTime(text)).toMatchObject({ iso })
  })

  it.each([
    ...['25/11', '25/11/2026 9', '32.12.2026', '31/02/2026 09:00', '00/01/2026 09:00'],
    ...['12/13/2026 09:00', '25/11/2026 24:00', '25/11/2026 09:60', '25/11/26 09:00'],
    ...['25/11/1899 09:00', '25/11/2201 09:00', 'tomorrow', '2026-11-25 09:00', '25-11-2026 09:00'],
  ])('and no moment at all where it says "%s"', (text) => {
    expect(readDateTime(text)).toEqual({ is: 'wrong' })
  })

  it('and none where nothing is typed', () => {
    expect(readDateTime('  ')).toEqual({ is: 'empty' })
  })

  it('what is shown reads as what is stored, unless it is the second of an hour that comes twice', () => {
    fc.assert(
      fc.property(fc.oneof(minutes, minutesAroundChanges), (iso) => {
        const read = readDateTime(formatDateTime(iso))
        if (occurrenceOf(iso) === 'second') {
          const anHourBefore = new Date(Date.parse(iso) - 60 * minuteMs).toISOString()
          expect(read).toEqual({ is: 'moment', iso: anHourBefore, occurs: 'twice' })
        } else {
          expect(read).toMatchObject({ is: 'moment', iso })
        }
      }),
      run,
    )
  })

  it('the hour that is skipped in March is one hour later', () => {
    expect(readDateTime('28/03/2027 02:59')).toMatchObject({ occurs: 'once' })
    const skipped = readDateTime('28/03/2027 03:30')
    expect(skipped).toEqual({ is: 'moment', iso: '2027-03-28T01:30:00.000Z', occurs: 'skipped' })
    expect(formatDateTime('2027-03-28T01:30:00.000Z')).toBe('28/03/2027 04:30')
    expect(readDateTime('28/03/2027 04:00')).toMatchObject({ occurs: 'once' })
  })

  it('of the hour that comes twice in October it is the first', () => {
    expect(readDateTime('31/10/2027 03:30')).toEqual({
      is: 'moment',
      iso: '2027-10-31T00:30:00.000Z',
      occurs: 'twice',
    })
    expect(occurrenceOf('2027-10-31T00:30:00.000Z')).toBe('first')
    expect(occurrenceOf('2027-10-31T01:30:59.000Z')).toBe('second')
    expect(occurrenceOf('2027-10-31T02:00:00.000Z')).toBeNull()
    expect(occurrenceOf('2027-03-28T01:30:00.000Z')).toBeNull()
  })
})

describe('B-TIME-1 the times of a day', () => {
  it('are its quarters of an hour, without those that are skipped', () => {
    expect(quarterHoursOf('2026-11-25')).toHaveLength(96)
    expect(quarterHoursOf('2027-10-31')).toHaveLength(96)
    const inMarch = quarterHoursOf('2027-03-28')
    expect(inMarch).toHaveLength(92)
    expect(inMarch.filter((time) => time.startsWith('03'))).toEqual([])
  })

  it('are each shown as they were picked', () => {
    fc.assert(
      fc.property(fc.oneof(minutes, minutesAroundChanges).map(isoDate), (day) => {
        for (const time of quarterHoursOf(day)) {
          const { iso } = momentAt(day, time)
          expect([isoDate(iso), formatTime(iso)]).toEqual([day, time])
        }
      }),
      { ...run, numRuns: 40 },
    )
  })
})

describe('B-TIME-1 a moment that a program writes', () => {
  it.each([
    ['2026-11-25T07:00:00.000Z', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25T09:00:00+02:00', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25 09:00:00.5+02', '2026-11-25T07:00:00.500Z'],
    ['2026-11-25T02:00-0500', '2026-11-25T07:00:00.000Z'],
    // A text without a zone is a time in Sofia.
    ['2026-11-25T09:00', '2026-11-25T07:00:00.000Z'],
    ['2026-07-25 09:00:30', '2026-07-25T06:00:30.000Z'],
    ['2026-11-25', '2026-11-24T22:00:00.000Z'],
  ])('as %s is %s', (text, iso) => {
    expect(canonicalMoment(text)).toBe(iso)
  })

  it.each(['11/25/2026', 'Nov 25 2026 09:00', '2026-02-30', '2026-11-25T25:00Z', '2026', ''])(
    'is none where it says "%s"',
    (text) => {
      expect(canonicalMoment(text)).toBeNull()
    },
  )
})
