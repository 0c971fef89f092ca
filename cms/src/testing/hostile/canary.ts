/** Address to which hostile content sends data. Our code never requests it. */
export const outside = 'https://evil.example'

/** A script that leaves traces wherever it runs: in the title, in a dialog, in the storage and in the network. */
export const evil = [
  "document.title='evil'",
  'window.evil=1',
  "new Image().src='https://evil.example/ran'",
  "try{localStorage.setItem('evil','1')}catch(e){}",
  "try{document.cookie='evil=1;path=/'}catch(e){}",
  "alert('evil')",
].join(';')

/** The same script as the address of a page that runs it. */
export const evilPage = `data:text/html,%3Cscript%3E${encodeURIComponent(evil)}%3C/script%3E`

export const base64 = (text: string): string => Buffer.from(text).toString('base64')
