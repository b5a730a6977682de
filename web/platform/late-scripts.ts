const REST_MS = 700;

/**
 * Runs in the head. The page's scripts lie still in it (server/platform/pages/late-scripts.ts) until it has been painted: on a
 * slow line they would take from the style sheet what the eye waits for. What is pressed meanwhile is kept (early-acts.ts). A tab
 * that nobody sees paints nothing, and a browser may not tell: neither waits for long. An address that leads to a place in the
 * page wants it whole (late/fold.tsx). Twenty files asked for at once would hold up the
 * page: a few at a time, where somebody looks at it. They run when the page has been drawn to its end, pictures and all, or with
 * the first move of whoever is there (a browser also tells of a pointer that did not move): on a slow line both have come before the
 * scripts, and nothing waits. The libraries run before them, each in a task of its own (vite.config.ts names their files).
 */
export const lateScriptsStarter = `(()=>{if(location.hash)document.documentElement.dataset.target='';
let isPainted=false,isBegun=false,rest=document.hidden?0:${REST_MS},hurry=()=>{rest=0};
const moves=['pointermove','pointerdown','touchstart','keydown','wheel','scroll'];
const over=new AbortController(),isMove=(e)=>e.type!=='pointermove'||e.movementX||e.movementY;
for(const move of moves)addEventListener(move,(e)=>isMove(e)&&hurry(),{signal:over.signal,passive:true,capture:true});
const begin=()=>{const held=document.querySelector('script[type=late]');const isWhole=document.readyState!=='loading';
if(isBegun||!isPainted||!held||!(isWhole||held.nextSibling))return;isBegun=true;
const links=[...document.querySelectorAll('link[rel=late]')],some=document.hidden?links.length:5;
const fetchSome=()=>{for(const link of links.splice(0,some))link.rel=link.type?'manifest':'modulepreload';links.length?setTimeout(fetchSome):settle()};
const settle=()=>{const timer=setTimeout(run,rest);hurry=()=>{over.abort();clearTimeout(timer);setTimeout(run)}};
const start=()=>{const script=document.createElement('script');script.type='module';script.nonce=held.nonce;
script.textContent=held.textContent;document.head.append(script);script.remove()};
const libraries=[...document.querySelectorAll('link[href*="/libraries-"]')];
const run=()=>{over.abort();const next=libraries.shift();next?import(next.href).finally(()=>setTimeout(run)):start()};
fetchSome()};
const painted=()=>{isPainted=true;begin()};
try{new PerformanceObserver(painted).observe({type:'paint',buffered:true})}catch{painted()}
addEventListener('DOMContentLoaded',()=>{begin();setTimeout(painted,document.hidden?0:1000)})})();`;
