/** An evening school and its three numbers under a rainbow; 300 x 250 pixels, with fonts of the machine that shows it. */
export const eveningSchool = `<!doctype html>
<html lang="bg">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <title>Вечерно училище „Дъга“</title>
    <style>
      html, body { height: 100%; margin: 0; }
      main { height: 100%; position: relative; overflow: hidden; background: #fff6e6; color: #2a1b4d; font: 15px/1.3 system-ui, sans-serif; text-align: center; }
      .rainbow { position: absolute; left: 50%; bottom: -62px; width: 96px; height: 96px; margin-left: -48px; border-radius: 50%; background: #fff6e6; box-shadow: 0 0 0 16px #2a93e0, 0 0 0 32px #4fae7c, 0 0 0 48px #f7c340, 0 0 0 64px #f28a3c, 0 0 0 80px #e5533d; }
      p { margin: 0; }
      .name { padding-top: 20px; font-size: 14px; font-weight: 600; color: #5b4a86; }
      .call { margin-top: 2px; font-size: 22px; line-height: 1.2; font-weight: 800; letter-spacing: -0.03em; }
      ul { display: flex; justify-content: center; gap: 22px; margin: 12px 0 0; padding: 0; list-style: none; font-size: 13px; }
      b { display: block; font-size: 25px; line-height: 1; color: #b8321f; }
    </style>
  </head>
  <body>
    <main>
      <div class="rainbow"></div>
      <p class="name">Вечерно училище „Дъга“</p>
      <p class="call">Заварчица до лятото</p>
      <ul>
        <li><b>24</b> места</li>
        <li><b>3</b> вечери</li>
        <li><b>1</b> занаят</li>
      </ul>
    </main>
  </body>
</html>
`
