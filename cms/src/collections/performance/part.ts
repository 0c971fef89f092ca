import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Part } from '../../part.ts'
import { performancePath } from './performancePath.ts'

/** The screen of timings and checks. */
export const part = {
  menu: { tests: [{ view: performancePath, label: backOfficeTexts.tests.title }] },
  views: {
    performance: {
      Component: '/collections/performance/PerformanceView.tsx#PerformanceView',
      path: performancePath,
      exact: true,
      meta: { title: 'Timings' },
    },
  },
} satisfies Part
