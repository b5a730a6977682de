/**
 * Runs in the head. The page's scripts lie still in it (server/platform/pages/late-scripts.ts) until it has been painted: on a
 * slow line they would take from the style sheet what the eye waits for. What is pressed meanwhile is kept (early-acts.ts). A tab
 * that nobody sees paints nothing, and a browser may not tell: neither waits for long. An address that leads to a place in the
 * page wants it whole (late/fold.tsx). Twenty files asked for at once would hold up the
 * page: a few at a time, where somebody looks at it.
 */
export const lateScriptsStarter = `(()=>{if(location.hash)document.documentElement.dataset.target='';
let isPainted=false,isBegun=false;
const begin=()=>{const held=document.querySelector('script[type=late]');const isWhole=document.readyState!=='loading';
if(isBegun||!isPainted||!held||!(isWhole||held.nextSibling))return;isBegun=true;
const links=[...document.querySelectorAll('link[rel=late]')],some=document.hidden?links.length:5;
const fetchSome=()=>{for(const link of links.splice(0,some))link.rel='modulepreload';setTimeout(links.length?fetchSome:run)};
const run=()=>{const script=document.createElement('script');script.type='module';script.nonce=held.nonce;
script.textContent=held.textContent;document.head.append(script);script.remove()};
fetchSome()};
const painted=()=>{isPainted=true;begin()};
try{new PerformanceObserver(painted).observe({type:'paint',buffered:true})}catch{painted()}
addEventListener('DOMContentLoaded',()=>{begin();setTimeout(painted,document.hidden?0:1000)})})();`;
