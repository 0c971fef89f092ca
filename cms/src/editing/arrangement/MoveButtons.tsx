'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { SignButton } from '../../admin/components/SignButton.tsx'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'

const texts = backOfficeTexts.arrangement

type Props = {
  name: string
  index: number
  lastIndex: number
  /** Moves the row at one index to another index. */
  move: (from: number, to: number) => void
}

/** Buttons that move a row. At the ends of the list they stay, to keep the focus, but do nothing. */
export function MoveButtons({ name, index, lastIndex, move }: Props) {
  const say = useTranslate()
  const [isFirst, isLast] = [index === 0, index === lastIndex]
  return (
    <>
      <SignButton
        act={() => move(index, 0)}
        isIdle={isFirst}
        label={say(texts.toTop(name))}
        sign="top"
      />
      <SignButton
        act={() => move(index, index - 1)}
        isIdle={isFirst}
        label={say(texts.up(name))}
        sign="up"
      />
      <SignButton
        act={() => move(index, index + 1)}
        isIdle={isLast}
        label={say(texts.down(name))}
        sign="down"
      />
    </>
  )
}
