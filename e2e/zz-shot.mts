import { chromium } from '@playwright/test';
import { enterLogin } from './setup/sign-in.ts';
const url='http://localhost:4477';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const p=await b.newPage({viewport:{width:390,height:844}});
await p.goto(url+'/login/'); await enterLogin(p,'ifa'); await p.waitForTimeout(2000);
const shot=async(n:string)=>{await p.waitForTimeout(900); await p.screenshot({path:`/tmp/f-${n}.png`,fullPage:true});};
await p.goto(url+'/distributor/transact/select-transaction'); await shot('board-phone');
await p.setViewportSize({width:1280,height:900}); await shot('board-desk');
const links=await p.getByRole('link',{name:/Continue the form/}).evaluateAll(a=>a.map(x=>(x as HTMLAnchorElement).href)); console.log(links);
let i=0; for(const l of links){ await p.emulateMedia({colorScheme: i%2?'dark':'light'}); await p.goto(l); await p.setViewportSize({width:390,height:844}); await shot(`form${i}-phone`); await p.setViewportSize({width:1280,height:900}); await shot(`form${i}-desk`); i++; if(i>4)break; }
await p.emulateMedia({colorScheme:'light'}); await p.setViewportSize({width:390,height:844});
await p.goto(url+'/distributor/nominee-details'); await shot('nominee-phone');
await p.goto(url+'/distributor/transact/contact-details'); await shot('contact-phone');
await b.close();
