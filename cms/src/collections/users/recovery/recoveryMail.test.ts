import { describe, expect, it } from 'vitest'
import { recoveryMail } from './recoveryMail.ts'

describe('A-AUTH-1 the mail for a forgotten password', () => {
  const mail = recoveryMail({ name: '<b>Иван</b>', link: 'https://x.example/admin/reset/1?a="&b' })

  it('shows a name as it is, and never as markup', () => {
    expect(mail.text).toContain('Здравейте, <b>Иван</b>!')
    expect(mail.html).toContain('Здравейте, &lt;b&gt;Иван&lt;/b&gt;!')
  })

  it('has its link in both parts', () => {
    expect(mail.text).toContain('\n\nhttps://x.example/admin/reset/1?a="&b\n\n')
    expect(mail.html).toContain('href="https://x.example/admin/reset/1?a=&quot;&amp;b"')
  })
})
