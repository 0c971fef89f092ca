'use client'

import { usePathname } from 'next/navigation'

/** Whether the open list is a trash; Payload does not say so to what is above its rows. */
export function useIsTrash(): boolean {
  return usePathname().endsWith('/trash')
}
