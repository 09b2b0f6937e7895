import { brandMark } from '../draw/brand-mark.ts';
import { rect, type Shape } from '../draw/shapes.ts';
import { toSvg } from '../draw/to-svg.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../scenes/scene.ts';
import type { SheetWords } from './demo-piece.ts';
import { groundOf, type PosterLook } from './poster.ts';

/** The picture at the head of a mail, at twice its size on the screen. */
const HEAD = { width: 600, height: 288 } as const;

function head({ palette, brand, ground, scene }: PosterLook): readonly Shape[] {
  const { back, title } = groundOf(ground, palette);
  const scale = HEAD.width / SCENE_WIDTH;
  return [
    { d: rect(0, 0, HEAD.width, HEAD.height), fill: back },
    { x: 0, y: HEAD.height - SCENE_HEIGHT * scale, scale, shapes: scene(palette, 1) },
    brandMark(brand, palette, [28, 20], title, 0.42),
  ];
}

const field = (name: string, style = ''): string =>
  `<span data-field="${name}"${style === '' ? '' : ` style="${style}"`}></span>`;

/** A mail in one file: tables and inline styles, as mail programs want them. */
export async function mailPage(words: SheetWords, look: PosterLook, language: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const { palette } = look;
  const picture = await sharp(await toSvg(head(look), HEAD, 2))
    .png({ palette: true, dither: 0 })
    .toBuffer();
  const text = `margin:0 0 14px;font-size:16px;line-height:25px;color:${palette.ink}`;
  const small = `font-size:14px;line-height:21px;color:${palette.ink}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${words.title}</title>
</head>
<body style="margin:0;background:${palette.mist};font-family:Inter,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${palette.paper};border-radius:12px;overflow:hidden">
<tr><td><img alt="${look.brand.name}" width="600" style="width:100%;height:auto;border:0" src="data:image/png;base64,${picture.toString('base64')}"></td></tr>
<tr><td style="padding:28px 28px 14px">
<h1 style="margin:0 0 14px;font-size:27px;line-height:34px;color:${palette.deep}">${words.title}</h1>
${words.paragraphs.map((one) => `<p style="${text}">${one}</p>`).join('\n')}
<ul style="margin:0;padding:0 0 0 20px">${(words.points ?? []).map((one) => `<li style="${text}">${one}</li>`).join('')}</ul>
</td></tr>
<tr><td style="padding:18px 28px;border-top:3px solid ${palette.accent}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td valign="top" style="padding-right:12px">${field('logo')}</td>
<td valign="top" width="100%">
<p style="margin:0 0 4px;font-size:20px;line-height:26px;color:${palette.ink}"><strong>${field('name')}</strong></p>
<p style="margin:0;${small}">${field('tagline')}<br>${field('arn')} ${field('city')}<br>${field('phone')} ${field('email')}</p>
</td>
<td valign="top" align="right">${field('qr')}</td>
</tr></table>
<p style="margin:8px 0 0;font-size:12px;line-height:18px;color:${palette.ink}">${field('approval')}</p>
</td></tr>
<tr><td align="center" style="padding:16px 24px;background:${palette.deep};font-size:15px;line-height:22px;color:${palette.paper}"><strong>${field('risk')}</strong></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
