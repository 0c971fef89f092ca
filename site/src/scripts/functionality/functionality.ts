import { allChecks } from './checks.ts'
import { runChecks } from './runner.ts'
import { FunctionalityView } from './view.ts'

const root = document.querySelector<HTMLElement>('[data-functionality]')

const clock = {
  now: () => performance.now(),
  pause: (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
    }),
}

/** The checks run when the reader presses the button, one run at a time (R-TEST-2). */
if (root) {
  const { notFound = '', noEmployer = '', related = '', noRelated = '' } = root.dataset
  const view = new FunctionalityView(root)
  const checks = allChecks({ notFound, noEmployer, related, noRelated })
  let isRunning = false
  const start = async () => {
    if (isRunning) return
    isRunning = true
    await runChecks(checks, clock, (run) => {
      view.show(run)
    })
    isRunning = false
  }
  root.querySelector('[data-start]')?.addEventListener('click', () => void start())
}
