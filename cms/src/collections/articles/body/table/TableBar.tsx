'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { Sign } from '#admin/components/Sign.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import type { TableChange } from './tables.ts'
import styles from '../Text.module.css'

const texts = backOfficeTexts.body.table

type Signs = Parameters<typeof Sign>[0]['of']

const groups: readonly { name: 'row' | 'column'; buttons: readonly [TableChange, Signs][] }[] = [
  {
    name: 'row',
    buttons: [
      ['rowAbove', 'addAbove'],
      ['rowBelow', 'addBelow'],
      ['rowUp', 'up'],
      ['rowDown', 'down'],
      ['removeRow', 'remove'],
    ],
  },
  {
    name: 'column',
    buttons: [
      ['columnBefore', 'addBefore'],
      ['columnAfter', 'addAfter'],
      ['columnLeft', 'left'],
      ['columnRight', 'right'],
      ['removeColumn', 'remove'],
    ],
  },
]

type Props = {
  /** Where the table ends on the page, pixels. */
  at: { bottom: number; left: number }
  change: (name: TableChange) => void
  openLook: () => void
}

/** What can be done with the row, the column and the table at the cursor; below the table. */
export function TableBar({ at, change, openLook }: Props) {
  const say = useTranslate()
  const button = (name: TableChange, sign: Signs) => (
    <button
      aria-label={say(texts.changes[name])}
      key={name}
      onClick={() => change(name)}
      // The cursor stays in its cell.
      onMouseDown={(event) => event.preventDefault()}
      title={say(texts.changes[name])}
      type="button"
    >
      <Sign of={sign} />
    </button>
  )
  return (
    <div
      aria-label={say(texts.bar)}
      className={clsx('floating-box', styles.tableBar)}
      role="toolbar"
      style={{ insetBlockStart: at.bottom + 8, insetInlineStart: Math.max(8, at.left) }}
    >
      {groups.map(({ name, buttons }) => (
        <span
          aria-label={say(texts[name])}
          className={styles.tableBarGroup}
          key={name}
          role="group"
        >
          <span aria-hidden="true">{say(texts[name])}</span>
          {buttons.map(([one, sign]) => button(one, sign))}
        </span>
      ))}
      <span className={styles.tableBarGroup}>
        <button
          aria-label={say(texts.options)}
          onClick={openLook}
          onMouseDown={(event) => event.preventDefault()}
          title={say(texts.options)}
          type="button"
        >
          <Sign of="settings" />
        </button>
        {button('removeTable', 'cancel')}
      </span>
    </div>
  )
}
