'use client'

import { paidOnHome } from '@kariera/shared/rules/listLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useState } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { Choice } from '#admin/components/Choice.tsx'
import { ScreenFrame } from '#admin/components/ScreenFrame.tsx'
import { movedTo, type Order } from '#editing/arrangement/orderKeeper.ts'
import { SaveState } from '#editing/arrangement/SaveState.tsx'
import { useOrder, type OrderAddress } from '#editing/arrangement/useOrder.ts'
import { PaidTable } from './PaidTable.tsx'
import { PromoteForm } from './PromoteForm.tsx'
import { paidArticleSchema, type PaidArticle } from './paidArticle.ts'
import styles from '#admin/components/ScreenFrame.module.css'

const texts = backOfficeTexts.paidOrder

/** From this number of ended promotions on, they are hidden until the editor shows them. */
const manyEnded = 20

const address: OrderAddress<PaidArticle> = {
  list: '/paid-order/articles',
  reorder: '/paid-order/reorder',
  row: paidArticleSchema,
}

type Props = { title: string; loaded: Order<PaidArticle> | null; canArrange: boolean }

/** The paid articles in their order, with controls to change it. */
export function PaidOrderList({ title, loaded, canArrange }: Props) {
  const say = useTranslate()
  const { state, keeper } = useOrder(loaded, address)
  const { shown, failure } = state
  const [failed, fail] = useState('')
  const fallback = failure?.of === 'load' ? texts.notLoaded : texts.notSaved
  const explain = canArrange ? texts.howToArrange : texts.arrangedByEditors
  const move = (id: number, targetId: number) => {
    if (shown) keeper.arrange(movedTo(shown, id, targetId))
  }
  return (
    <ScreenFrame
      explanation={say(explain(paidOnHome))}
      failure={failed || (failure ? (failure.reason ?? say(fallback)) : '')}
      state={<SaveState state={state} />}
      title={title}
      tryAgain={failure?.of === 'load' ? () => void keeper.refresh() : undefined}
    >
      {canArrange && <PromoteForm fail={fail} promoted={() => void keeper.refresh()} />}
      {shown?.length === 0 && <p className={styles.nothing}>{say(texts.none)}</p>}
      {shown && shown.length > 0 && <Shown move={canArrange ? move : null} order={shown} />}
    </ScreenFrame>
  )
}

type ShownProps = {
  order: Order<PaidArticle>
  move: ((id: number, targetId: number) => void) | null
}

function Shown({ order, move }: ShownProps) {
  const say = useTranslate()
  const ended = order.filter(({ status }) => status.is === 'ended').length
  const [showsEnded, setShowsEnded] = useState(ended < manyEnded)
  const inSight = showsEnded ? order : order.filter(({ status }) => status.is !== 'ended')
  return (
    <>
      {inSight.length > 0 && <PaidTable move={move} order={inSight} />}
      {ended >= manyEnded && (
        <Choice choose={setShowsEnded} isChosen={showsEnded} text={say(texts.showEnded(ended))} />
      )}
    </>
  )
}
