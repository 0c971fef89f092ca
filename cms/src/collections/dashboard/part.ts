import type { Part } from '../../part.ts'

/** The first screen of the back office. */
export const part = {
  views: { dashboard: { Component: '/collections/dashboard/DashboardView.tsx#DashboardView' } },
} satisfies Part
