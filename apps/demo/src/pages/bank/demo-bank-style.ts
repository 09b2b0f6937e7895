/** A plain bank's page, of no brand: phone first, light and dark. */
export const bankStyle = `
:root{color-scheme:light dark;--bank:#1d3f72;--on-bank:#fff;--ink:#1c2733;--soft:#526070;--line:#d5dce4;--field:#8592a0;--ground:#f2f5f8;--card:#fff;--good:#1b6b3a;--bad:#a3271f}
@media (prefers-color-scheme:dark){:root{--bank:#9fc1f5;--on-bank:#10213b;--ink:#e8ecf1;--soft:#abb6c2;--line:#313c48;--field:#77838f;--ground:#10151b;--card:#19212a;--good:#7fd3a0;--bad:#f5a49d}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}
header{background:var(--card);border-bottom:1px solid var(--line)}
header p,main,footer{max-width:30rem;margin:0 auto;padding:0 16px}
header p{display:flex;align-items:center;gap:8px;min-height:56px;font-weight:600}
header svg{width:24px;height:24px;fill:var(--bank);flex:none}
.demo{margin-left:auto;font-size:14px;font-weight:400;color:var(--soft)}
main{padding-top:24px;padding-bottom:24px}
footer{padding-bottom:32px;color:var(--soft);font-size:14px}
h1{margin:0;font-size:16px;font-weight:400;color:var(--soft)}
h2{margin:24px 0 8px;font-size:18px}
.amount{margin:0 0 16px;font-size:36px;line-height:1.2;font-weight:600}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:20px 16px}
dl{margin:0}
dl div{display:flex;gap:16px;padding:8px 0;border-top:1px solid var(--line)}
dt{color:var(--soft);flex:0 0 5rem}
dd{margin:0;flex:1;min-width:0;text-align:right;overflow-wrap:anywhere}
dd small{display:block;font-size:14px;color:var(--soft)}
form{margin:0}
label{display:block;margin-top:16px;font-weight:600}
.hint,.fault{margin:4px 0 0;font-size:14px;color:var(--soft)}
.fault{color:var(--bad)}
input[type=text]{width:100%;min-height:48px;margin-top:4px;padding:8px 12px;font:inherit;color:inherit;background:var(--card);border:1px solid var(--field);border-radius:8px}
input[aria-invalid]{border-color:var(--bad)}
.buttons{display:grid;gap:8px;margin-top:20px}
button,.button{display:block;width:100%;min-height:48px;padding:11px 16px;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;border:1px solid var(--bank);border-radius:8px;background:var(--card);color:var(--bank)}
.main{background:var(--bank);color:var(--on-bank)}
.quiet{border-color:transparent;background:none}
.state{display:flex;gap:8px 16px;align-items:baseline;justify-content:space-between;flex-wrap:wrap;padding:12px 0;border-top:1px solid var(--line)}
.state p{margin:0}
.state strong{font-weight:600}
.good{color:var(--good)}
.bad{color:var(--bad)}
.soft{color:var(--soft);font-size:14px}
.wide{flex-basis:100%}
details{margin-top:16px;border-top:1px solid var(--line)}
summary{min-height:48px;padding:12px 0;cursor:pointer;color:var(--soft)}
fieldset{margin:0 0 12px;padding:0;border:0}
legend{padding:0;font-weight:600}
.choice{display:flex;gap:12px;align-items:center;min-height:44px;margin:0;font-weight:400}
.choice input{width:20px;height:20px;margin:0;flex:none;accent-color:var(--bank)}
:focus-visible{outline:3px solid var(--bank);outline-offset:2px}
@media (min-width:600px){.buttons.side{grid-template-columns:1fr 1fr}.buttons.side .main{grid-column:1/-1}}
`;
