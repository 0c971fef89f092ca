/** HTML that a program puts on the clipboard, and what a text has of it. */
export type PastedFragment = {
  from: string
  html: string
  /** The HTML without attributes other than addresses, alternative texts and alignment. */
  becomes: string
}

/** As Word for Windows copies: a whole document, with its styles, around the fragment. */
const word = (fragment: string): string => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style>
</head><body lang=BG style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
${fragment}
<!--EndFragment--></body></html>`

/** An item of a list, which Word copies as a paragraph with its mark. */
const wordItem = (words: string, { mark = '·', level = 1, list = 0 } = {}): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

/** As Google Docs copies: everything within an element that is bold in name only. */
const docs = (fragment: string): string =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d0c4a9e-7fff-1b2c">${fragment}</b><br class="Apple-interchange-newline">`

const docsSpan = (words: string, { weight = 400, style = 'normal' } = {}): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:${weight};font-style:${style};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${words}</span>`

/** As LibreOffice copies. */
const office = (
  fragment: string,
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 24.8.4.2 (Linux)"/>
<style type="text/css">p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style></head>
<body lang="bg-BG" link="#000080" vlink="#800000" dir="ltr">${fragment}</body></html>`

/** As Chromium copies of a page: the look that its style sheets gave stands in each element. */
const look =
  'style="color: rgb(51, 51, 51); font-family: Georgia, serif; font-size: 18px; font-style: normal; font-weight: 400; letter-spacing: normal; text-align: start; text-indent: 0px; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-style: initial;"'

/** What programs put on the clipboard, of each kind that an editor of a publication pastes. */
export const pastedFragments: PastedFragment[] = [
  {
    from: 'Word, paragraphs with fonts, empty ones between them',
    html: word(`<p class=MsoNormal style='text-align:justify'><span lang=BG style='font-size:14.0pt;font-family:"Times New Roman",serif;color:#1F3864'>Пазарът на труда <b>расте</b> с <i>3,2&nbsp;%</i> през<span style='mso-spacerun:yes'>  </span>годината.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span style='mso-ansi-language:EN-US'><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><u>Подчертано</u>, <span style='background:yellow;mso-highlight:yellow'>маркирано</span> и <sup>горе</sup>.<o:p></o:p></p>`),
    becomes:
      '<p>Пазарът на труда <strong>расте</strong> с <em>3,2&nbsp;%</em> през годината.</p><p>Подчертано, маркирано и <sup>горе</sup>.</p>',
  },
  {
    from: 'Word, a title and headings',
    html: word(`<p class=MsoTitle>Отчет за годината<o:p></o:p></p>
<h1 style='margin-left:0cm'><span lang=BG style='font-size:16.0pt;color:#2F5496'>Първа част<o:p></o:p></span></h1>
<p class=MsoNormal>Текст.<o:p></o:p></p>
<h3><b><span lang=BG>Трета степен<o:p></o:p></span></b></h3>
<h2 style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>С номер</h2>
<h6><span lang=BG>Шеста степен<o:p></o:p></span></h6>`),
    becomes:
      '<h2>Отчет за годината</h2><h2>Първа част</h2><p>Текст.</p><h3>Трета степен</h3><h2>2. С номер</h2><h4>Шеста степен</h4>',
  },
  {
    from: 'Word, a nested list with marks',
    html: word(
      `<p class=MsoNormal>Търсят се:<o:p></o:p></p>` +
        wordItem('инженери') +
        wordItem('софтуерни', { mark: 'o', level: 2 }) +
        wordItem('строителни', { mark: 'o', level: 2 }) +
        wordItem('<b>лекари</b> и сестри'),
    ),
    becomes:
      '<p>Търсят се:</p><ul><li>инженери<ul><li>софтуерни</li><li>строителни</li></ul></li><li><strong>лекари</strong> и сестри</li></ul>',
  },
  {
    from: 'Word, a list with numbers and one with letters in it',
    html: word(
      wordItem('Подайте документи', { mark: '1.' }) +
        wordItem('диплома', { mark: 'а)', level: 2 }) +
        wordItem('Елате на интервю', { mark: '2.' }),
    ),
    becomes:
      '<ol><li>Подайте документи<ol><li>диплома</li></ol></li><li>Елате на интервю</li></ol>',
  },
  {
    from: 'Word, a table with a bold first row',
    html: word(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:150.0pt;border:solid windowtext 1.0pt;background:#D9E2F3'><p class=MsoNormal><b>Длъжност<o:p></o:p></b></p></td>
  <td width=200 valign=top><p class=MsoNormal><b>Заплата<o:p></o:p></b></p></td></tr>
 <tr style='mso-yfti-irow:1'><td width=200 valign=top><p class=MsoNormal>Програмист<o:p></o:p></p></td>
  <td width=200 valign=top><p class=MsoNormal align=right style='text-align:right'>5&nbsp;200 лв.<o:p></o:p></p><p class=MsoNormal>бруто<o:p></o:p></p></td></tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'><td width=200><p class=MsoNormal>Тестер<o:p></o:p></p></td><td width=200><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr>
</table>`),
    becomes:
      '<table><tr><th>Длъжност</th><th>Заплата</th></tr><tr><td>Програмист</td><td>5&nbsp;200 лв.<br>бруто</td></tr><tr><td>Тестер</td><td></td></tr></table>',
  },
  {
    from: 'Word, a table with merged cells',
    html: word(`<table border=1><tr><td colspan=2><p class=MsoNormal>Общо</p></td><td rowspan=2><p class=MsoNormal>2026</p></td></tr>
<tr><td><p class=MsoNormal>Жени</p></td><td><p class=MsoNormal>Мъже</p></td></tr>
<tr><td><p class=MsoNormal>40</p></td><td><p class=MsoNormal>60</p></td><td><p class=MsoNormal>100</p></td></tr></table>`),
    becomes:
      '<table><tr><td>Общо</td><td></td><td>2026</td></tr><tr><td>Жени</td><td>Мъже</td><td></td></tr><tr><td>40</td><td>60</td><td>100</td></tr></table>',
  },
  {
    from: 'Word, a link, a place in the document and a note',
    html: word(`<p class=MsoNormal><a name="_Toc123"></a>Виж <a href="https://www.nsi.bg/bg/content/6410"><span style='color:#0563C1'>данните на НСИ</span></a>
и <a href="#_Toc123">горната глава</a><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a>,
<a href="mailto:redakcia@example.com">пишете ни</a>.<o:p></o:p></p>`),
    becomes:
      '<p>Виж <a href="https://www.nsi.bg/bg/content/6410">данните на НСИ</a> и горната глава[1], <a href="mailto:redakcia@example.com">пишете ни</a>.</p>',
  },
  {
    from: 'Word, changes that are not accepted yet',
    html: word(`<p class=MsoNormal>Заплатите <del cite="mailto:a" datetime="2026-11-01T10:00">падат</del><ins cite="mailto:a" datetime="2026-11-01T10:00">растат</ins> <s>вече</s> тихо.<o:p></o:p></p>
<p class=MsoNormal style='display:none;mso-hide:all'>Скрит текст</p>`),
    becomes: '<p>Заплатите растат <s>вече</s> тихо.</p>',
  },
  {
    from: 'Word, a picture with its caption',
    html: word(`<p class=MsoNormal align=center style='text-align:center'><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="p1" type="#_x0000_t75"><v:imagedata src="file:///C:/Users/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=604 height=340 src="file:///C:/Users/clip_image002.jpg" v:shapes="p1"><![endif]></span></p>
<p class=MsoCaption align=center style='text-align:center'>Фигура 1. <i>Заетост</i><o:p></o:p></p>`),
    becomes: '<img src="" alt=""><p style="text-align: center">Фигура 1. <em>Заетост</em></p>',
  },
  {
    from: 'Word, everything bold',
    html: word(`<h2><span>Заглавие</span></h2><p class=MsoNormal><b>Първи абзац. <o:p></o:p></b></p>
<p class=MsoNormal><b><i>Втори</i> абзац.</b><o:p></o:p></p>`),
    becomes: '<h2>Заглавие</h2><p>Първи абзац.</p><p><em>Втори</em> абзац.</p>',
  },
  {
    from: 'Word, one bold paragraph',
    html: word(`<p class=MsoNormal><b>Само това изречение.<o:p></o:p></b></p>`),
    becomes: '<p><strong>Само това изречение.</strong></p>',
  },
  {
    from: 'Word in a browser',
    html: `<meta charset="utf-8"><div class="OutlineElement Ltr SCXW1" style="margin: 0px; direction: ltr;"><p class="Paragraph SCXW1" role="heading" aria-level="1" paraid="1" style="font-weight: normal;"><span class="TextRun SCXW1" style="font-size: 16pt; font-weight: bold;"><span class="NormalTextRun SCXW1">Новини</span></span><span class="EOP SCXW1">&nbsp;</span></p></div>
<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" paraid="2"><span class="TextRun SCXW1" style="font-weight: bold;"><span class="NormalTextRun">Важно</span></span><span class="TextRun SCXW1" style="font-style: italic;"> и кратко</span><span class="EOP SCXW1">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun">едно</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2 SCXW1" role="list"><li data-leveltext="o" data-aria-posinset="1" data-aria-level="2" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun">вътре</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-aria-posinset="2" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun">две</span></p></li></ul></div>`,
    becomes:
      '<h2>Новини</h2><p><strong>Важно</strong><em> и кратко</em></p><ul><li>едно<ul><li>вътре</li></ul></li><li>две</li></ul>',
  },
  {
    from: 'Google Docs, paragraphs',
    html: docs(
      `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsSpan('Компаниите ')}${docsSpan('наемат', { weight: 700 })}${docsSpan(' повече ')}${docsSpan('млади', { style: 'italic' })}${docsSpan(' хора.')}</p><br /><p dir="ltr">${docsSpan('Втори абзац.')}</p><br />`,
    ),
    becomes:
      '<p>Компаниите <strong>наемат</strong> повече <em>млади</em> хора.</p><p>Втори абзац.</p>',
  },
  {
    from: 'Google Docs, headings',
    html: docs(
      `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-weight:400;white-space:pre-wrap;">Първо</span></h1><h2 dir="ltr"><span style="font-size:16pt;font-weight:700;">Второ</span></h2><h5 dir="ltr"><span style="font-size:11pt;font-weight:400;">Пето</span></h5>`,
    ),
    becomes: '<h2>Първо</h2><h2>Второ</h2><h4>Пето</h4>',
  },
  {
    from: 'Google Docs, nested lists',
    html: docs(
      `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation">${docsSpan('едно')}</p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation">${docsSpan('вътре')}</p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${docsSpan('две')}</p></li></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${docsSpan('първо', { weight: 700 })}</p></li></ol>`,
    ),
    becomes:
      '<ul><li>едно<ul><li>вътре</li></ul></li><li>две</li></ul><ol><li><strong>първо</strong></li></ol>',
  },
  {
    from: 'Google Docs, a list to tick off',
    html: docs(
      `<ul style="padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none;"><img src="data:image/png;base64,iVBORw0KGgo=" width="18.4px" height="18.4px" alt="unchecked" aria-roledescription="checkbox"><p dir="ltr" style="display:inline-block;vertical-align:top;width:calc(100% - 21.4px);" role="presentation">${docsSpan('Покана')}</p></li></ul>`,
    ),
    becomes: '<ul><li>Покана</li></ul>',
  },
  {
    from: 'Google Docs, a table',
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300" /><col width="300" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;"><p dir="ltr">${docsSpan('Град', { weight: 700 })}</p></td><td><p dir="ltr">${docsSpan('Места', { weight: 700 })}</p></td></tr><tr><td><p dir="ltr">${docsSpan('Варна')}</p></td><td><br /></td></tr></tbody></table></div><br />`,
    ),
    becomes: '<table><tr><th>Град</th><th>Места</th></tr><tr><td>Варна</td><td></td></tr></table>',
  },
  {
    from: 'Google Docs, links',
    html: docs(
      `<p dir="ltr">${docsSpan('Виж ')}<a href="https://www.google.com/url?q=https://example.com/obzor?utm_source%3Ddoc&amp;sa=D&amp;source=editors&amp;ust=1700000000" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">обзора</span></a>${docsSpan('.')}</p>`,
    ),
    becomes: '<p>Виж <a href="https://example.com/obzor">обзора</a>.</p>',
  },
  {
    from: 'Google Sheets',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;font-weight:bold;" data-sheets-value="{}">Месец</td><td style="font-weight:bold;">Обяви</td></tr><tr style="height:21px;"><td>май</td><td style="text-align:right;">1204</td></tr></tbody></table>`,
    becomes:
      '<table><tr><th>Месец</th><th>Обяви</th></tr><tr><td>май</td><td>1204</td></tr></table>',
  },
  {
    from: 'Excel',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style><!-- .xl65 {mso-number-format:"0\\.0";} --></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 width=64 style='height:15.0pt;width:48pt'>Област</td><td width=64>Дял</td></tr><tr height=20><td height=20>Русе</td><td class=xl65 align=right>4.5</td></tr><!--EndFragment--></table></body></html>`,
    becomes:
      '<table><tr><td>Област</td><td>Дял</td></tr><tr><td>Русе</td><td>4.5</td></tr></table>',
  },
  {
    from: 'LibreOffice, paragraphs with fonts',
    html: office(`<p style="line-height: 100%; margin-bottom: 0cm"><font color="#c9211e"><font face="Liberation Serif, serif"><font size="4" style="font-size: 14pt">Преди <b>получер</b> и <i>курсив</i>.</font></font></font></p>
<p style="margin-bottom: 0cm"><br/>
</p>
<p align="center" style="margin-bottom: 0cm"><font size="3">По средата</font></p>`),
    becomes:
      '<p>Преди <strong>получер</strong> и <em>курсив</em>.</p><p style="text-align: center">По средата</p>',
  },
  {
    from: 'LibreOffice, headings',
    html: office(
      `<h1 class="western"><font face="Liberation Sans, sans-serif">Първо</font></h1><h3 class="western"><b>Трето</b></h3><p class="western">Текст</p>`,
    ),
    becomes: '<h2>Първо</h2><h3>Трето</h3><p>Текст</p>',
  },
  {
    from: 'LibreOffice, lists',
    html: office(`<ol>
	<li><p style="margin-bottom: 0cm">Първо</p></li>
	<li><p style="margin-bottom: 0cm">Второ</p>
	<ul>
		<li><p style="margin-bottom: 0cm"><b>вътре</b></p></li>
	</ul></li>
</ol>`),
    becomes: '<ol><li>Първо</li><li>Второ<ul><li><strong>вътре</strong></li></ul></li></ol>',
  },
  {
    from: 'LibreOffice, a table with a head',
    html: office(`<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/>
<thead><tr valign="top"><th width="50%" style="border: 1px solid #000000"><p align="center">Сектор</p></th><th><p align="center">Ръст</p></th></tr></thead>
<tbody><tr valign="top"><td><p>ИТ</p></td><td sdval="12" sdnum="1026;"><p>12</p></td></tr></tbody></table>`),
    becomes: '<table><tr><th>Сектор</th><th>Ръст</th></tr><tr><td>ИТ</td><td>12</td></tr></table>',
  },
  {
    from: 'LibreOffice Calc',
    html: office(
      `<table cellspacing="0" border="0"><colgroup width="85"></colgroup><colgroup width="85"></colgroup><tr><td height="17" align="left"><font face="Liberation Sans">Година</font></td><td align="left">Заети</td></tr><tr><td height="17" align="right" sdval="2026" sdnum="1026;">2026</td><td align="right">3,1</td></tr></table>`,
    ),
    becomes:
      '<table><tr><td>Година</td><td>Заети</td></tr><tr><td>2026</td><td>3,1</td></tr></table>',
  },
  {
    from: 'a web page, a part of an article',
    html: `<meta charset='utf-8'><h1 ${look}>Голямото заглавие</h1><p ${look}>Един <strong style="font-weight: 700;">важен</strong><span>&nbsp;</span>абзац с <a href="https://example.com/a?utm_source=fb&amp;id=7&amp;fbclid=xyz" style="color: rgb(0, 102, 204);">връзка</a>.</p><p ${look}>&nbsp;</p><figure ${look}><img src="https://example.invalid/p.jpg" alt="Офис"><figcaption>Надпис под снимка</figcaption></figure><hr><h2 ${look}><b>Подзаглавие</b></h2>`,
    becomes:
      '<h2>Голямото заглавие</h2><p>Един <strong>важен</strong> абзац с <a href="https://example.com/a?id=7">връзка</a>.</p><img src="https://example.invalid/p.jpg" alt="Офис"><p>Надпис под снимка</p><hr><h2>Подзаглавие</h2>',
  },
  {
    from: 'a web page, words of a paragraph',
    html: `<meta charset='utf-8'><span ${look}>само няколко<span>&nbsp;</span></span><em ${look.replace('font-style: normal', 'font-style: italic')}>думи</em>`,
    becomes: 'само няколко <em>думи</em>',
  },
  {
    from: 'an encyclopedia',
    html: `<meta charset='utf-8'><p ${look}><b>Труд</b> е <a href="https://bg.wikipedia.org/wiki/%D0%94" title="Д">дейност</a>.<sup id="cite_ref-1" class="reference"><a href="#cite_note-1"><span class="cite-bracket">[</span>1<span class="cite-bracket">]</span></a></sup><span class="mw-editsection"><button>редактиране</button></span></p><dl><dt>Работно време</dt><dd>осем часа</dd></dl>`,
    becomes:
      '<p><strong>Труд</strong> е <a href="https://bg.wikipedia.org/wiki/%D0%94">дейност</a>.<sup>[1]</sup></p><p>Работно време</p><p>осем часа</p>',
  },
  {
    from: 'a mail',
    html: `<meta charset='utf-8'><div dir="ltr"><div style="font-size: small;">Здравейте,</div><div><br></div><div>Пращам <font color="#ff0000">текста</font>.<br><br>Поздрави<br>Редакцията</div><div><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fdoc&amp;data=05%7C01">документ</a></div></div>`,
    becomes:
      '<p>Здравейте,</p><p>Пращам текста.</p><p>Поздрави<br>Редакцията</p><p><a href="https://example.com/doc">документ</a></p>',
  },
  {
    from: 'a newsletter that is laid out by tables',
    html: `<table role="presentation" width="600"><tbody><tr><td style="padding:20px"><h1 style="font-size:24px">Седмицата</h1><table role="presentation"><tbody><tr><td><p>Първа новина</p></td><td><p>Втора новина</p></td></tr></tbody></table></td></tr></tbody></table>`,
    becomes: '<h2>Седмицата</h2><p>Първа новина</p><p>Втора новина</p>',
  },
  {
    from: 'a social network',
    html: `<meta charset='utf-8'><div dir="auto" style="text-align: start;">Търсим колеги! <span class="x1"><img alt="🚀" src="https://static.xx.example/emoji.png" width="16"></span></div><div dir="auto"><a class="x1i" role="link" href="https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fkariera%3Ffbclid%3DIwAR&amp;h=AT0">example.com/kariera</a></div>`,
    becomes:
      '<p>Търсим колеги! 🚀</p><p><a href="https://example.com/kariera">example.com/kariera</a></p>',
  },
  {
    from: 'a chat with a language model',
    html: `<meta charset='utf-8'><h3 data-start="0" data-end="12">Три съвета</h3><ol data-start="14"><li data-start="14"><p data-start="17"><strong data-start="17">Питайте</strong> за заплатата.</p></li><li><p>Слушайте.</p><ul><li><p>и мълчете</p></li></ul></li></ol><blockquote data-start="80"><p>Цитат на<br>два реда</p><p><em>и трети</em></p></blockquote>`,
    becomes:
      '<h3>Три съвета</h3><ol><li><strong>Питайте</strong> за заплатата.</li><li>Слушайте.<ul><li>и мълчете</li></ul></li></ol><blockquote>Цитат на<br>два реда<br><em>и трети</em></blockquote>',
  },
  {
    from: 'an editor of code',
    html: `<meta charset='utf-8'><pre style="font-family: monospace;"><code>първи ред
  втори ред</code></pre>`,
    becomes: '<p>първи ред<br>втори ред</p>',
  },
  {
    from: 'Word, lists side by side that begin with other numbers than 1',
    html: word(
      wordItem('трето', { mark: '3.' }) +
        wordItem('четвърто', { mark: '4.' }) +
        wordItem('вътре', { mark: '2.1.', level: 2 }) +
        wordItem('пето', { mark: '5.' }) +
        wordItem('от начало', { mark: '1.', list: 1 }) +
        wordItem('с буква', { mark: 'в)', list: 2 }) +
        wordItem('и друга', { mark: 'г)', list: 2 }) +
        wordItem('римско', { mark: 'IV.', list: 3 }) +
        wordItem('точка', { list: 4 }) +
        wordItem('друга точка', { list: 5 }),
    ),
    becomes:
      '<ol start="3"><li>трето</li><li>четвърто<ol><li>вътре</li></ol></li><li>пето</li></ol>' +
      '<ol><li>от начало</li></ol><ol start="3"><li>с буква</li><li>и друга</li></ol><ol start="4"><li>римско</li></ol>' +
      '<ul><li>точка</li></ul><ul><li>друга точка</li></ul>',
  },
  {
    from: 'Word in a browser, a list that goes on',
    html: [
      '<p>Текст</p>',
      ...['пето', 'шесто'].map(
        (words, at) =>
          `<div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1" role="list" start="${at + 5}"><li data-leveltext="%1." data-listid="3" data-aria-posinset="${at + 5}" data-aria-level="1" role="listitem"><p class="Paragraph SCXW1">${words}</p></li></ol></div>`,
      ),
    ].join(''),
    becomes: '<p>Текст</p><ol start="5"><li>пето</li><li>шесто</li></ol>',
  },
  {
    from: 'a web page, lists with numbers of their own',
    html:
      '<ol start="7"><li>седем</li><li value="10">десет</li><li>единайсет<ol start="2" type="a"><li>две</li><li value="5">пет</li></ol></li><li></li><li>дванайсет</li></ol>' +
      '<ol reversed><li>втори</li><li>първи</li></ol>' +
      '<ol start="-4"><li>под нулата</li></ol><ol start="1e99"><li value="друго">без смисъл</li></ol><ol start="0"><li>нула</li></ol><ul start="9"><li value="4">точка</li></ul>',
    becomes:
      '<ol start="7"><li>седем</li></ol><ol start="10"><li>десет</li><li>единайсет<ol start="2"><li>две</li></ol><ol start="5"><li>пет</li></ol></li><li>дванайсет</li></ol>' +
      '<ol start="2"><li>втори</li></ol><ol><li>първи</li></ol>' +
      '<ol><li>под нулата</li></ol><ol><li>без смисъл</li></ol><ol start="0"><li>нула</li></ol><ul><li>точка</li></ul>',
  },
  {
    from: 'Google Docs, words above and below the line and struck out',
    html: docs(
      `<p dir="ltr">${docsSpan('Офис от 20 m')}<span style="font-size:0.6em;vertical-align:super;text-decoration:none;white-space:pre-wrap;">2</span>${docsSpan(', CO')}<span style="font-size:0.6em;vertical-align:sub;">2</span>${docsSpan(' и ')}<span style="font-weight:700;text-decoration:line-through;-webkit-text-decoration-skip:none;">3&nbsp;000</span>${docsSpan(' 4&nbsp;000 лв.')}</p>`,
    ),
    becomes:
      '<p>Офис от 20 m<sup>2</sup>, CO<sub>2</sub> и <s><strong>3&nbsp;000</strong></s> 4&nbsp;000 лв.</p>',
  },
  {
    from: 'a web page, words above and below the line and struck out',
    html: `<meta charset='utf-8'><p ${look}>2<sup style="font-size: 75%; line-height: 0; position: relative; vertical-align: baseline; top: -0.5em;">10</sup> H<sub>2<sup>3</sup></sub>O <strike>едно</strike> <del>две</del> <span style="text-decoration-line: line-through;">три <i>и <u style="text-decoration: none">пет</u></i></span> <sup><b><a href="https://example.com/1">1</a></b></sup> <span style="vertical-align: 4px">не</span></p>`,
    becomes:
      '<p>2<sup>10</sup> H<sub>2</sub><sup>3</sup>O <s>едно</s> <s>две</s> <s>три </s><s><em>и пет</em></s> <a href="https://example.com/1"><sup><strong>1</strong></sup></a> не</p>',
  },
  {
    from: 'a web page with what is no text',
    html: `<meta charset='utf-8'><article><script>alert(1)</script><style>p { color: red }</style><nav style="display: none">Меню</nav><p onclick="alert(2)">Текст <a href="javascript:alert(3)">тук</a><button>Сподели</button></p><p>В&shy;низ&#8203;ка</p></article>`,
    becomes: '<p>Текст тук</p><p>Внизка</p>',
  },
]
