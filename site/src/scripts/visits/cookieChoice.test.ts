import { describe, expect, it } from 'vitest'
import { consentSignals, cookieConsentKey, keepChoice, keptChoice } from './cookieChoice.ts'

const shelf = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('R-FRAME-7 the choice about cookies', () => {
  it('is kept as cookieConsent, accepted or declined', () => {
    const storage = shelf()
    expect(keptChoice(() => storage)).toBeNull()
    for (const choice of ['accepted', 'declined'] as const) {
      keepChoice(() => storage, choice)
      expect(storage.kept).toEqual(new Map([['cookieConsent', choice]]))
      expect(keptChoice(() => storage)).toBe(choice)
    }
  })

  it('takes anything else for no choice', () => {
    const storage = shelf()
    storage.setItem(cookieConsentKey, 'true')
    expect(keptChoice(() => storage)).toBeNull()
  })

  it('does without storage where a browser has none for us', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    expect(keptChoice(closed)).toBeNull()
    expect(() => keepChoice(closed, 'accepted')).not.toThrow()
  })
})

describe('R-FRAME-9 Consent Mode', () => {
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  }

  it('denies all four signals until the reader has accepted, and after a refusal', () => {
    for (const choice of [null, 'declined'] as const) expect(consentSignals(choice)).toEqual(denied)
  })

  it('grants what the bar asks for, and nothing else', () => {
    expect(consentSignals('accepted')).toEqual({ ...denied, analytics_storage: 'granted' })
  })
})
