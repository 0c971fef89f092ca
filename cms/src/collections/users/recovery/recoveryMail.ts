import { escapeHtml } from '@kariera/shared/rules/html'
import { mailTexts } from '@kariera/shared/texts/mail'

/** How long the link works, milliseconds; the mail and the screen say it in words. */
export const linkLifetimeMs = 60 * 60_000

/** Returns the mail with the link for choosing a new password. */
export function recoveryMail({ name, link }: { name: string; link: string }) {
  const { subject, greeting, request, action, limits, notYou } = mailTexts.recovery
  const address = escapeHtml(link)
  return {
    subject,
    text: [greeting(name), request, link, limits, notYou].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="bg">
  <head>
    <meta charset="utf-8">
    <title>${subject}</title>
  </head>
  <body style="font: 16px/1.5 sans-serif; color: #0b2740; max-width: 36em">
    <p>${escapeHtml(greeting(name))}</p>
    <p>${request}</p>
    <p><a href="${address}" style="display: inline-block; padding: 10px 20px; border-radius: 6px; background: #0f66ad; color: #ffffff; text-decoration: none">${action}</a></p>
    <p><a href="${address}" style="color: #0f66ad; word-break: break-all">${address}</a></p>
    <p>${limits}</p>
    <p>${notYou}</p>
  </body>
</html>
`,
  }
}
