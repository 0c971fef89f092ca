'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ConflictRow } from './ConflictRow.tsx'
import {
  compareVersions,
  defaultSide,
  mergedVersion,
  type Content,
  type Side,
} from './compareVersions.ts'
import { useConflictFields } from './useConflictFields.ts'
import { useTitles } from './useTitles.ts'
import { references } from './valueText.ts'
import styles from './Conflict.module.css'

/** The version that both sides started from, and the current version of each. */
export type Versions = { base: Content; mine: Content; theirs: Content }

type Props = {
  /** What happened, as a text. */
  explanation: string
  versions: Versions
  /** Puts the chosen content into the form. */
  apply: (content: Record<string, unknown>) => Promise<void>
  close: () => void
}

const texts = backOfficeTexts.conflict

/** Compares both versions of a document field by field, to choose which one is kept (B-EDIT-1). It saves nothing. */
export function ConflictDialog({ explanation, versions, apply, close }: Props) {
  const say = useTranslate()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const fields = useConflictFields()
  const differences = compareVersions([...fields.keys()], versions)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const [isApplying, setIsApplying] = useState(false)
  const named = differences.flatMap(({ name, mine, theirs }) => {
    const field = fields.get(name)
    return field ? [...references(field, mine), ...references(field, theirs)] : []
  })
  const titleOf = useTitles(named)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])

  const sideOf = (difference: (typeof differences)[number]) =>
    chosen.get(difference.name) ?? defaultSide(difference)
  const isDecided = differences.every((one) => sideOf(one) !== undefined)
  const chooseAll = (side: Side) => {
    setChosen(new Map(differences.map(({ name }) => [name, side])))
  }
  const put = async () => {
    setIsApplying(true)
    const sides = new Map(differences.map((one) => [one.name, sideOf(one) ?? 'mine']))
    await apply(mergedVersion(versions.theirs, differences, sides))
    setIsApplying(false)
  }

  return createPortal(
    <dialog
      aria-labelledby={heading}
      className={styles.conflict}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      ref={dialog}
    >
      <h2 id={heading}>{say(texts.title)}</h2>
      <p>{differences.length === 0 ? say(texts.same) : explanation}</p>
      {differences.length > 1 && (
        <p className={styles.all}>
          <button className="panel-button" onClick={() => chooseAll('mine')} type="button">
            {say(texts.keepAllMine)}
          </button>
          <button className="panel-button" onClick={() => chooseAll('theirs')} type="button">
            {say(texts.takeAllTheirs)}
          </button>
        </p>
      )}
      <div>
        {differences.map((difference) => (
          <ConflictRow
            choose={(side) => setChosen(new Map([...chosen, [difference.name, side]]))}
            difference={difference}
            field={fields.get(difference.name)}
            key={difference.name}
            side={sideOf(difference)}
            titleOf={titleOf}
          />
        ))}
      </div>
      <p className={styles.actions}>
        <button className="panel-button" onClick={close} type="button">
          {say(texts.later)}
        </button>
        <button
          className="panel-button panel-button--primary"
          disabled={!isDecided || isApplying}
          onClick={() => void put()}
          type="button"
        >
          {say(texts.apply)}
        </button>
      </p>
    </dialog>,
    document.body,
  )
}
