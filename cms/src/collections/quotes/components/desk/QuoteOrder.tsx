'use client'

import { quotesOnHome } from '@kariera/shared/rules/listLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useListQuery } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useEffect, useId, useState } from 'react'
import { Choice } from '#admin/components/Choice.tsx'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ActionsCell } from '#editing/arrangement/ActionsCell.tsx'
import { ArrangedTable } from '#editing/arrangement/ArrangedTable.tsx'
import { movedTo, type Order } from '#editing/arrangement/orderKeeper.ts'
import { SaveState } from '#editing/arrangement/SaveState.tsx'
import { useOrder, type OrderAddress } from '#editing/arrangement/useOrder.ts'
import { arrangedQuoteSchema, type ArrangedQuote } from '../../order/arrangedQuote.ts'
import styles from '../Quotes.module.css'
import screenFrame from '#admin/components/ScreenFrame.module.css'
import arrangement from '#editing/arrangement/Arrangement.module.css'

const { order: texts, none } = backOfficeTexts.quote

const address: OrderAddress<ArrangedQuote> = {
  list: '/quotes/arranged',
  reorder: '/quotes/reorder',
  row: arrangedQuoteSchema,
}

/** The published quotes in the order of home, below a heading that opens them. */
export function QuoteOrder() {
  const say = useTranslate()
  const id = useId()
  // Not unmounted when it is closed: an order may be being stored.
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={clsx('disclosure', styles.quoteOrder)} onToggle={() => setWasOpened(true)}>
      <summary id={id}>{say(texts.heading)}</summary>
      {wasOpened && <Arrangement labelledBy={id} />}
    </details>
  )
}

function Arrangement({ labelledBy }: { labelledBy: string }) {
  const say = useTranslate()
  const { state, keeper } = useOrder(undefined, address)
  const { data } = useListQuery()
  // Also after a change in the list below.
  useEffect(() => void keeper.refresh(), [keeper, data])
  const { shown, failure } = state
  return (
    <>
      <p className={screenFrame.explanation}>{say(texts.howToArrange(quotesOnHome))}</p>
      <FailureBanner
        message={
          failure
            ? (failure.reason ?? say(failure.of === 'load' ? texts.notLoaded : texts.notSaved))
            : ''
        }
        tryAgain={failure?.of === 'load' ? () => void keeper.refresh() : undefined}
      />
      {!shown && !failure && <p role="status">{say(backOfficeTexts.sidebar.loading)}</p>}
      {shown?.length === 0 && <p className={screenFrame.nothing}>{say(none)}</p>}
      {shown && shown.length > 0 && (
        <Shown
          labelledBy={labelledBy}
          move={(id, targetId) => keeper.arrange(movedTo(shown, id, targetId))}
          order={shown}
        />
      )}
      <SaveState state={state} />
    </>
  )
}

type ShownProps = {
  order: Order<ArrangedQuote>
  labelledBy: string
  move: (id: number, targetId: number) => void
}

function Shown({ order, labelledBy, move }: ShownProps) {
  const say = useTranslate()
  const [showsAll, setShowsAll] = useState(false)
  const others = Math.max(order.length - quotesOnHome, 0)
  return (
    <>
      <ArrangedTable
        columns={[texts.text, texts.author]}
        labelledBy={labelledBy}
        move={move}
        rows={(showsAll ? order : order.slice(0, quotesOnHome)).map((quote, index) => ({
          id: quote.id,
          name: quote.text.slice(0, 60),
          isOver: index >= quotesOnHome,
          cells: (moves) => (
            <>
              <td className={arrangement.arrangementTableTitle} role="cell">
                {quote.text}
              </td>
              <td data-label={say(texts.author)} role="cell">
                {quote.author}
              </td>
              <ActionsCell>{moves}</ActionsCell>
            </>
          ),
        }))}
      />
      {others > 0 && (
        <Choice choose={setShowsAll} isChosen={showsAll} text={say(texts.showOthers(others))} />
      )}
    </>
  )
}
